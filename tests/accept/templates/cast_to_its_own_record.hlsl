// -T cs_6_0 -E main => dxil spirv
RWBuffer<int> o;
template<typename T> struct A { T t; A g() { return (A)0; } };
[numthreads(1, 1, 1)] void main() { A<int> a; a.t = 1; o[0] = a.g().t; }
