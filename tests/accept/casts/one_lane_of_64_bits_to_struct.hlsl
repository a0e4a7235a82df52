// -T cs_6_2 -E main => refused
struct S { float a; float b; };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { double1 v = 1; S s = (S)v; o[0] = s.b; } //~ 58: error: cannot convert from 'double1' to 'S'
