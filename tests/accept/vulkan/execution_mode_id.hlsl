// -T cs_6_0 -spirv -fspv-target-env=vulkan1.3 => spirv
[numthreads(1,1,1)] void main() { vk::ext_execution_mode_id(38, 1u, 2u, 3u); }
