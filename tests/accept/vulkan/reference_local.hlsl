// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(56)]] [[vk::ext_capability(1)]] uint get([[vk::ext_reference]] uint x);
[[vk::ext_instruction(61)]] uint load([[vk::ext_reference]] uint x);
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { uint v = b[1]; b[0] = load(v); }
