// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(62)]] void store([[vk::ext_reference]] out uint x, uint v);
[[vk::ext_instruction(234)]] uint add([[vk::ext_reference]] uint x, uint scope, uint sem, uint v);
RWStructuredBuffer<uint> b; groupshared uint g;
[numthreads(1,1,1)] void main() { store(g, 3); b[0] = add(b[3], 1, 0, 5); }
