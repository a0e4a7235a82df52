// -T cs_6_0 -spirv => spirv
[numthreads(1,1,1)] void main() { vk::ext_execution_mode(17, 4, 4, 4); }
