// -T cs_6_0 -E main => refused
template<int N, int M> struct S { static int f() { return S<N - 1, M * 2>::f() + S<N - 1, M * 2 + 1>::f(); } }; //~ 59: fatal error: recursive template instantiation exceeded maximum depth of 256
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() { o[0] = S<40, 0>::f(); }
