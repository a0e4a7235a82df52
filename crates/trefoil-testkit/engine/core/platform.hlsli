// What a shader and the program that feeds it agree on: one text, read by both compilers.
#ifndef ENGINE_PLATFORM
#define ENGINE_PLATFORM

#ifdef __cplusplus
#define CONSTANTS(NAME, SLOT) struct NAME
#define REGISTER(NAME)
#define SHARED_ENUM(NAME) enum NAME : uint32_t
#else
#define CONSTANTS(NAME, SLOT) cbuffer NAME : register(b##SLOT, space0)
#define REGISTER(NAME) : register(NAME)
#define SHARED_ENUM(NAME) enum class NAME : uint
#endif

#define CONCAT_(a, b) a##b
#define CONCAT(a, b) CONCAT_(a, b)
#define COUNT_OF_THREADS(x, y, z) [numthreads(x, y, z)]
#define DIVIDE_UP(value, by) (((value) + (by) - 1) / (by))

#ifndef QUALITY
#define QUALITY 2
#endif

#if QUALITY >= 2
#define IF_HIGH_QUALITY(...) __VA_ARGS__
#else
#define IF_HIGH_QUALITY(...)
#endif

#if defined(__HLSL_ENABLE_16_BIT) && __HLSL_ENABLE_16_BIT
typedef float16_t lowf;
typedef float16_t2 lowf2;
typedef float16_t3 lowf3;
typedef float16_t4 lowf4;
#else
typedef min16float lowf;
typedef min16float2 lowf2;
typedef min16float3 lowf3;
typedef min16float4 lowf4;
#endif

#endif
