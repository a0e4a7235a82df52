// Execution modes, by attribute and by number.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -E covered
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=COVERED
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -E tested
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=TESTED
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -E numbered
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=COVERED
// COVERED: OpCapability SampleMaskPostDepthCoverage
// COVERED: OpExtension "SPV_KHR_post_depth_coverage"
// COVERED: OpExecutionMode %{{.*}} PostDepthCoverage
// TESTED: OpCapability StencilExportEXT
// TESTED: OpExtension "SPV_AMD_shader_early_and_late_fragment_tests"
// TESTED: OpExecutionMode %tested EarlyAndLateFragmentTestsAMD
// TESTED: OpExecutionMode %tested DepthUnchanged
// TESTED: OpExecutionMode %tested StencilRefUnchangedFrontAMD
// TESTED: OpExecutionMode %tested StencilRefGreaterBackAMD

[[vk::post_depth_coverage]]
float4 covered(uint coverage : SV_Coverage) : SV_Target { return coverage; }

[[vk::early_and_late_tests]] [[vk::depth_unchanged]] [[vk::stencil_ref_unchanged_front]]
[[vk::stencil_ref_greater_equal_back]]
float4 tested() : SV_Target { return 1; }

[[vk::ext_capability(4447)]] [[vk::ext_extension("SPV_KHR_post_depth_coverage")]]
float4 numbered() : SV_Target {
    vk::ext_execution_mode(4446);
    return 1;
}
