// -T cs_6_0 -spirv => refused
[[vk::ext_instruction(61)]] uint4 load([[vk::ext_reference]] uint4 x);
RWStructuredBuffer<uint4> b;
[numthreads(1,1,1)] void main() { uint4 q = b[1]; q.x = 3; b[0] = load(q); b[2] = load(b[1].wzyx); } //~ 88: error: argument for a parameter with vk::ext_reference attribute must be a reference
