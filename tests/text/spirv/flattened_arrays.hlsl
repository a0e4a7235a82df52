// Each element of an array of resources has a variable and a binding of its own.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E fixed -fspv-flatten-resource-arrays -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -E chosen -fspv-flatten-resource-arrays -Fo %t 2>&1 | %filecheck %s --check-prefix=NOT
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E chosen -Fo %t
// CHECK-NOT: OpDecorate %textures Binding
// CHECK-DAG: OpDecorate %textures_1_ Binding 1
// CHECK-DAG: OpDecorate %textures_5_ Binding 5
// CHECK-DAG: OpDecorate %samplers_1_ Binding 7
// CHECK-DAG: OpDecorate %last Binding 8
// NOT: an array of resources that is indexed at run time cannot be flattened

Texture2D textures[2][3];
SamplerState samplers[2];
Texture2D last;

float4 fixed(float2 at : AT) : SV_Target {
    return textures[0][1].Sample(samplers[1], at) + textures[1][2].Load(0) + last.Load(0);
}

float4 chosen(float2 at : AT, nointerpolation int n : N) : SV_Target {
    return textures[n][1].Sample(samplers[1], at);
}
