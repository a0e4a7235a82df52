// -T cs_6_0 -spirv => spirv
struct R { uint lo, hi; };
[[vk::ext_instruction(151)]] R umul(uint a, uint b);
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { R r = umul(b[0], b[1]); b[2] = r.lo; b[3] = r.hi; }
