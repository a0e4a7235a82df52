// -T cs_6_0 -E main -HV 2021 => dxil spirv
RWStructuredBuffer<int> o;
struct B { int s : 32; int : 0; };
[numthreads(1, 1, 1)]
void main() { B b = { 1, 0 }; o[0] = b.s; }
