// A built-in that the source has as `int` and as `uint`, or that an option computes with, is one variable: an entry may have no
// two of it.
// RUN: %trefoil dxc -T vs_6_8 -E main -spirv -fspv-target-env=vulkan1.1 -fvk-support-nonzero-base-instance %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil dxc -T vs_6_8 -E both -spirv -fspv-target-env=vulkan1.1 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s

// CHECK: BuiltIn BaseInstance
// CHECK-NOT: BuiltIn BaseInstance

float4 main(uint instance : SV_InstanceID, [[vk::builtin("BaseInstance")]] int base : BASE) : SV_Position
{
    return float4(instance, base, 0, 1);
}

float4 both(uint first : SV_StartInstanceLocation, [[vk::builtin("BaseInstance")]] int base : BASE) : SV_Position
{
    return float4(first, base < 0 ? -1 : 2, 0, 1);
}
