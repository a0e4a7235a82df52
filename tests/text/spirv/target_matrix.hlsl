// A matrix goes to as many render targets as it has rows, from its own on.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -E main -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK: OpDecorate %[[OUT:[A-Za-z_0-9]+]] Location 1
// CHECK: %[[OUT]] = OpVariable %{{.*}} Output

float2x3 main() : SV_Target1
{
    return float2x3(1, 2, 3, 4, 5, 6);
}
