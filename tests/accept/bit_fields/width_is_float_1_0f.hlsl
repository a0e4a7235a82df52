// -T cs_6_0 -E main -HV 2021 => refused
RWBuffer<uint> o;
static const float two = 2;
struct S { uint a : 1.0f; }; //~ 21: error: expression is not an integral constant expression
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { S s; s.a = id; o[0] = s.a; }
