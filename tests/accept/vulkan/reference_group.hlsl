// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(61)]] uint load([[vk::ext_reference]] uint x);
RWStructuredBuffer<uint> b; groupshared uint g;
[numthreads(1,1,1)] void main() { g = 3; b[0] = load(b[3]) + load(g); }
