// The values that the three vertices of a triangle have, and where between them the pixel lies.
// RUN: %trefoil compile %s -T ps_6_1 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_1 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %trefoil dis %t.spv | %filecheck %s --check-prefix=SPIRV

// CHECK: call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 0)
// SPIRV: OpDecorate %{{.*}} PerVertexKHR

float4 main(nointerpolation float4 c : COLOR, float3 at : SV_Barycentrics) : SV_Target
{
    return GetAttributeAtVertex(c, 0) * at.x + GetAttributeAtVertex(c, 1) * at.y + GetAttributeAtVertex(c, 2) * at.z;
}
