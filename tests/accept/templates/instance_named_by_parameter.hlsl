// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct A {
    int v;
    int f(A<N + 1> x) { return x.v; }
    void g(out A<N + 1> x) { x.v = v; }
    void h(A<N + 1> x[2]) { v = x[1].v; }
};
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<1> a; a.v = 1; A<2> b, c[2]; a.g(b); c[0] = c[1] = b; a.h(c); o[0] = a.f(b) + a.v;
}
