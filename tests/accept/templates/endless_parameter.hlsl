// -T cs_6_0 -E main -HV 2021 => refused
template<int N> struct A { int v; int f(typename A<N + 1>::T x); }; //~ 50: fatal error: recursive template instantiation exceeded maximum depth of 256
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    A<1> a; o[0] = 1;
}
