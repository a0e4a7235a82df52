// -T cs_6_0 -E main -HV 2021 => dxil spirv
RWBuffer<uint> o;
struct S { uint a : (asuint(2)); uint b : (int)2.0f; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { S s; s.a = id; s.b = 1; o[0] = s.a + s.b; }
