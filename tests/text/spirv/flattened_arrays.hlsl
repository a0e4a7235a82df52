// Each element of an array of resources has a variable and a binding of its own. What goes through a run-time index is done in
// a switch over the elements, and is zero beyond them.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E fixed -fspv-flatten-resource-arrays -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E chosen -fspv-flatten-resource-arrays -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=CHOSEN
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E chosen -Fo %t
// CHECK-NOT: OpDecorate %textures Binding
// CHECK-DAG: OpDecorate %textures_1_ Binding 1
// CHECK-DAG: OpDecorate %textures_5_ Binding 5
// CHECK-DAG: OpDecorate %samplers_1_ Binding 7
// CHECK-DAG: OpDecorate %last Binding 8
// CHOSEN: OpSwitch %{{.*}} %[[END:[0-9]+]] 0 %{{.*}} 1 %{{.*}} 2 %{{.*}} 3 %{{.*}} 4 %{{.*}} 5 %
// CHOSEN: OpImageSampleImplicitLod
// CHOSEN: OpBranch %[[END]]
// CHOSEN: OpPhi

Texture2D textures[2][3];
SamplerState samplers[2];
Texture2D last;

float4 fixed(float2 at : AT) : SV_Target {
    return textures[0][1].Sample(samplers[1], at) + textures[1][2].Load(0) + last.Load(0);
}

float4 chosen(float2 at : AT, nointerpolation int n : N) : SV_Target {
    return textures[n][1].Sample(samplers[1], at);
}
