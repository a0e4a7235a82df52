// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<typename T> struct Tag { int v; };
template<int N> struct A { Tag<A<N + 1> > t; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<1> a; a.t.v = 1; o[0] = a.t.v;
}
