// -T cs_6_6 -spirv => spirv
RWStructuredBuffer<uint> sums : register(u0);
[numthreads(1,1,1)] static void main() { sums[3] = 1; }
