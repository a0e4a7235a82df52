// A vector that is made of a shorter one and scalars, or of scalars and constants, is one construction.
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// CHECK: OpFunction
// CHECK-NOT: OpCompositeInsert
// CHECK: %[[COLOUR:.*]] = OpFMul %v3float
// CHECK: OpCompositeConstruct %v4float %[[COLOUR]] %{{.*}}
// CHECK: OpCompositeConstruct %v4float %float_0 %{{.*}} %{{.*}} %float_1
// CHECK-NOT: OpCompositeInsert
struct Outputs { float4 colour : SV_Target0; float4 lanes : SV_Target1; };
Outputs main(float3 colour : COLOUR, float2 at : AT) {
  Outputs outputs = { float4(colour * colour, at.x * at.y), float4(0, at.x + 1, at.y + 2, 1) };
  return outputs;
}
