// Values in fewer bits: normals, colours, halves.
#ifndef ENGINE_PACKING
#define ENGINE_PACKING
#include "math.hlsli"

float2 octahedron(float3 n)
{
    n /= abs(n.x) + abs(n.y) + abs(n.z);
    float2 folded = (1.0 - abs(n.yx)) * select(n.xy >= 0.0, 1.0, -1.0);
    return n.z >= 0.0 ? n.xy : folded;
}

float3 from_octahedron(float2 e)
{
    float3 n = float3(e, 1.0 - abs(e.x) - abs(e.y));
    float t = saturate(-n.z);
    n.xy += select(n.xy >= 0.0, -t, t);
    return normalize(n);
}

uint pack_unorm8(float4 v)
{
    uint4 b = (uint4)round(saturate(v) * 255.0);
    return b.x | b.y << 8 | b.z << 16 | b.w << 24;
}

float4 unpack_unorm8(uint p)
{
    return float4(p & 0xFF, (p >> 8) & 0xFF, (p >> 16) & 0xFF, p >> 24) / 255.0;
}

uint pack_snorm16(float2 v)
{
    int2 b = (int2)round(clamp(v, -1.0, 1.0) * 32767.0);
    return (uint(b.x) & 0xFFFF) | uint(b.y) << 16;
}

float2 unpack_snorm16(uint p)
{
    int2 b = int2(int(p << 16) >> 16, int(p) >> 16);
    return max((float2)b / 32767.0, -1.0);
}

uint pack_half2(float2 v)
{
    return f32tof16(v.x) | f32tof16(v.y) << 16;
}

float2 unpack_half2(uint p)
{
    return float2(f16tof32(p & 0xFFFF), f16tof32(p >> 16));
}

uint pack_r11g11b10(float3 c)
{
    uint r = (f32tof16(max(c.r, 0.0)) << 17) & 0xFFE00000;
    uint g = (f32tof16(max(c.g, 0.0)) << 6) & 0x001FFC00;
    uint b = (f32tof16(max(c.b, 0.0)) >> 5) & 0x000003FF;
    return r | g | b;
}

float3 unpack_r11g11b10(uint p)
{
    return float3(f16tof32((p >> 17) & 0x7FF0), f16tof32((p >> 6) & 0x7FF0), f16tof32((p << 5) & 0x7FE0));
}

uint pack_shared_exponent(float3 c)
{
    float most = clamp(max3(c), 1.0 / 32768.0, 65408.0);
    float bias = exp2(ceil(log2(most)));
    uint3 m = (uint3)round(clamp(c / bias, 0.0, 1.0) * 511.0);
    uint e = (uint)(log2(bias) + 15.0);
    return m.x | m.y << 9 | m.z << 18 | e << 27;
}

uint interleave(uint x)
{
    x = (x | x << 8) & 0x00FF00FF;
    x = (x | x << 4) & 0x0F0F0F0F;
    x = (x | x << 2) & 0x33333333;
    return (x | x << 1) & 0x55555555;
}

uint morton(uint2 at)
{
    return interleave(at.x) | interleave(at.y) << 1;
}

uint compact(uint x)
{
    x &= 0x55555555;
    x = (x ^ (x >> 1)) & 0x33333333;
    x = (x ^ (x >> 2)) & 0x0F0F0F0F;
    x = (x ^ (x >> 4)) & 0x00FF00FF;
    return (x ^ (x >> 8)) & 0x0000FFFF;
}

uint2 from_morton(uint code)
{
    return uint2(compact(code), compact(code >> 1));
}

#if defined(__HLSL_ENABLE_16_BIT) && __HLSL_ENABLE_16_BIT
struct PackedVertex
{
    uint16_t4 position;
    int16_t2 normal;
    float16_t2 uv;

    float3 place(float3 low, float3 high)
    {
        return lerp(low, high, (float3)position.xyz / 65535.0);
    }

    float3 facing()
    {
        return from_octahedron((float2)normal / 32767.0);
    }
};
#endif

#endif
