// -T cs_6_0 -E main => dxil spirv
template <typename T> T f(T v) { v++; }
template <typename T> struct S { T a; T g() { a++; } };
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main() { S<float> s = { 1 }; r[0] = s.a; }
