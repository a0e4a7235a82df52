// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
struct S { static float x; };
groupshared float S::x; //~ 1: error: 'groupshared' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
