// -T cs_6_0 => refused
RWStructuredBuffer<uint> sums;
[numthreads(1, 1, 1)]
void main() { sums[0] = vk::ReadClock(1); } //~ 25: error: use of undeclared identifier 'vk'
