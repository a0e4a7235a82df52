// -T cs_6_0 -E main -HV 2021 => refused
RWStructuredBuffer<int> o;
struct B { int s : 32; int : 0; int t; };
[numthreads(1, 1, 1)]
void main() { B b = { 1, 2 }; o[0] = b.s + b.t; } //~ 21: error: too few elements in vector initialization (expected 3 elements, have 2)
