// The operands of a decoration are numbers, ids or strings, and the attribute says which it is given: SPIR-V's grammar knows better.
// A string where a number is wanted was an internal error.

// RUN: not %trefoil compile %s -T ps_6_0 -D STRIDE --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=STRIDE
// RUN: not %trefoil compile %s -T ps_6_0 -D SEMANTIC --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=SEMANTIC
// RUN: not %trefoil compile %s -T ps_6_0 -D SCOPE --emit spirv -o %t.spv 2>&1 | %filecheck %s --check-prefix=SCOPE

#if defined(STRIDE)
#define DECORATED [[vk::ext_decorate_string(7, "a input")]]
#elif defined(SEMANTIC)
#define DECORATED [[vk::ext_decorate_id(5635, 1)]]
#else
#define DECORATED [[vk::ext_decorate(27, 1)]]
#endif

// STRIDE: error: the operands of decoration 7 are numbers, not strings
// SEMANTIC: error: the operands of decoration 5635 are strings, not ids
// SCOPE: error: the operands of decoration 27 are ids, not numbers
float4 main(DECORATED float4 a : A) : SV_Target { return a; }
