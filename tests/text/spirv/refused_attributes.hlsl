// Attributes of Vulkan's that ask for a module of another kind are refused by name until something answers to them.
// RUN: not %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 -Wno-ignored-attributes -o %t.dxil
// RUN: %dxc-validate %t.dxil

// CHECK: [[#@LINE+1]]:3: error: the attribute 'vk::ext_builtin_input' is not supported yet
[[vk::ext_builtin_input(4442)]] static const uint from_outside;

// CHECK: [[#@LINE+3]]:3: error: the attribute 'vk::post_depth_coverage' is not supported yet
// CHECK: [[#@LINE+2]]:31: error: the attribute 'vk::early_and_late_tests' is not supported yet
// CHECK: [[#@LINE+1]]:60: error: the attribute 'vk::stencil_ref_unchanged_front' is not supported yet
[[vk::post_depth_coverage]] [[vk::early_and_late_tests]] [[vk::stencil_ref_unchanged_front]]
float4 main(uint coverage : SV_Coverage) : SV_Target
{
    return coverage;
}
