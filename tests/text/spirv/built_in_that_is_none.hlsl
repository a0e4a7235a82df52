// A number that the source gives for an enumerant of SPIR-V, and that is none, is an error that says so.
// RUN: not %trefoil dxc -spirv -T vs_6_0 %s 2>&1 | %filecheck %s --check-prefix=INPUT
// RUN: not %trefoil dxc -spirv -T vs_6_0 %s -DDECORATED 2>&1 | %filecheck %s --check-prefix=DECORATED
#ifdef DECORATED
#define NUMBER [[vk::ext_decorate(39, 99)]]
#else
#define NUMBER [[vk::ext_builtin_input(2)]]
#endif
float4 main(NUMBER int id : V) : SV_Position { return id; }
// INPUT: error: 2 is not an enumerant of BuiltIn
// DECORATED: error: 99 is not an enumerant of FPRoundingMode
