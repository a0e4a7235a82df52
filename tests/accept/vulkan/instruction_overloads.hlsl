// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(126)]] int neg(int x);
[[vk::ext_instruction(126)]] int2 neg(int2 x);
RWStructuredBuffer<int2> b;
[numthreads(1,1,1)] void main() { b[0] = neg(b[0]); b[1].x = neg(b[1].x); }
