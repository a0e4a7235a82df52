// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct B : B<N - 1> { int v; B<N + 1> up() { B<N + 1> r; r.v = v; return r; } };
template<> struct B<0> { int z; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    B<2> a; a.v = 1; o[0] = a.up().v;
}
