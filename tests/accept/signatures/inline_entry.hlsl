// -T cs_6_6 => refused //~ error: cannot find entry function main
RWStructuredBuffer<uint> sums : register(u0);
[numthreads(1, 1, 1)] inline void main() { sums[3] = 1; }
