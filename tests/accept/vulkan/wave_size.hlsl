// -T cs_6_6 -E main -spirv -WX => spirv
[WaveSize(32)] [numthreads(64, 1, 1)] void main() {} //~ 2: warning: Wave size is not supported by Vulkan SPIR-V. Consider using VK_EXT_subgroup_size_control.
