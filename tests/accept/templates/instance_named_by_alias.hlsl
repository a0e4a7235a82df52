// -T cs_6_0 -E main -HV 2021 => dxil spirv
template<int N> struct A { int v[N]; using Next = A<N + 1>; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<2>::Next b; b.v[2] = 3; o[0] = b.v[2];
}
