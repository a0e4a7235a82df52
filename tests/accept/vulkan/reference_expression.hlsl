// -T cs_6_0 -spirv
[[vk::ext_instruction(61)]] uint load([[vk::ext_reference]] uint x);
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { b[0] = load(b[0] + 1); }
