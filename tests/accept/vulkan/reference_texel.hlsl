// -T cs_6_0 -spirv => refused
[[vk::ext_instruction(61)]] uint load([[vk::ext_reference]] uint x);
RWBuffer<uint> b; ByteAddressBuffer ba; cbuffer C { uint c; };
[numthreads(1,1,1)] void main() { b[0] = load(c); b[1] = load(b[2]); } //~ 63: error: argument for a parameter with vk::ext_reference attribute must be a reference
