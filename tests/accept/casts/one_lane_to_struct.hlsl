// -T cs_6_2 -E main => dxil spirv
struct S { float a; int b; };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { float1 v = 1; S s = (S)v; o[0] = s.b; }
