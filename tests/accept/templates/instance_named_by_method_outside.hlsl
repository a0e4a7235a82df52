// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct A { int v; A<N + 1> up(); };
template<int N> A<N + 1> A<N>::up() { A<N + 1> r; r.v = v; return r; }
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<1> a; a.v = 1; o[0] = a.up().v;
}
