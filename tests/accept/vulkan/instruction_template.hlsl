// -T cs_6_0 -spirv => spirv
template<typename T> [[vk::ext_instruction(126)]] T neg(T x);
RWStructuredBuffer<int2> b;
[numthreads(1,1,1)] void main() { b[0] = neg<int2>(b[0]); b[1].x = neg<int>(b[1].x); }
