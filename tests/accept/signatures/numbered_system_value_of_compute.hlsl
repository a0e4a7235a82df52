// -T cs_6_0 -E main => refused
struct S { uint i : SV_GroupIndex0; };
RWBuffer<uint> r;
[numthreads(1, 1, 1)]
void main(S s) { r[0] = s.i; } //~ 1: error: invalid semantic found in CS
