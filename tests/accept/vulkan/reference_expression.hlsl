// -T cs_6_0 -spirv => refused
[[vk::ext_instruction(61)]] uint load([[vk::ext_reference]] uint x);
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { b[0] = load(b[0] + 1); } //~ 52: error: argument for a parameter with vk::ext_reference attribute must be a reference
