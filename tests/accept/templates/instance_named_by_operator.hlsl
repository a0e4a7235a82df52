// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct A {
    int v;
    A<N + 1> operator+(A<N> x) { A<N + 1> r; r.v = v + x.v; return r; }
};
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<1> a, b; a.v = 1; b.v = 2; o[0] = (a + b).v;
}
