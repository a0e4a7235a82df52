// The rewriter prints a source as clang prints its tree: macros are replaced, literals have their shortest digits, loops and
// attributes lines of their own, and globals of constant buffers are said to be constant.
// RUN: %trefoil rewrite %s -HV 2021 | %filecheck %s --match-full-lines --strict-whitespace
#define TWICE(x) ((x) * 2)
cbuffer Settings : register(b1) { float4 tint; row_major float3x3 turn; };
float scale;
static const int table[] = { 1, 0x10 };
struct Light { float power; float lit() { return power * 1.5f; } };
[numthreads(8, 4 * 2, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Light light = { scale };
  [unroll] for (int i = 0; i < 3; ++i) light.power += TWICE(1e-5f);
  if (id.x > 2u) light.power = 0.1; else { light.lit(); }
}
//      CHECK:// Rewrite unchanged result:
// CHECK-NEXT:cbuffer Settings : register(b1) {
// CHECK-NEXT:  const float4 tint;
// CHECK-NEXT:  row_major float3x3 const turn;
// CHECK-NEXT:}
// CHECK-NEXT:;
// CHECK-NEXT:const float scale;
// CHECK-NEXT:static const int table[] = { 1, 16 };
// CHECK-NEXT:struct Light {
// CHECK-NEXT:  float power;
// CHECK-NEXT:  float lit()   {
// CHECK-NEXT:    return this.power * 1.5F;
// CHECK-NEXT:  }
//      CHECK:};
// CHECK-NEXT:[numthreads(8, 8, 1)]
// CHECK-NEXT:void main(uint3 id : SV_DispatchThreadID) {
// CHECK-NEXT:  Light light = { scale };
// CHECK-NEXT:  [unroll]
// CHECK-NEXT:  for (int i = 0; i < 3; ++i) 
// CHECK-NEXT:    light.power += ((9.99999974E-6F) * 2);
// CHECK-NEXT:  if (id.x > 2U)
// CHECK-NEXT:    light.power = 0.10000000000000001;
// CHECK-NEXT:  else {
// CHECK-NEXT:    light.lit();
// CHECK-NEXT:  }
// CHECK-NEXT:}
