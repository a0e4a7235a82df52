// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
struct S { static float x; };
uniform float S::x = 2; //~ 1: error: 'uniform' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
