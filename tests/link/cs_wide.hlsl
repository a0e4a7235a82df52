// Doubles and 64-bit integers, with atomics on them.
// LINK: cs_6_6 main
//--- main
double scale(double x);
void count(uint64_t n, uint at);
RWStructuredBuffer<double> output : register(u0);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { output[i] = scale(i) / 3; count(i, i & 1); }
//--- scale
RWStructuredBuffer<uint64_t> counts : register(u1);
export double scale(double x) { return x * 1.5 + 1; }
export void count(uint64_t n, uint at) { InterlockedAdd(counts[at], n); }
