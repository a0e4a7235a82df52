// -T cs_6_0 -spirv => spirv
[[vk::ext_instruction(224)]] void cb(uint e, uint m, uint s);
[[vk::ext_instruction(248)]] void bad(uint e);
[numthreads(1,1,1)] void main() { cb(2, 2, 264); }
