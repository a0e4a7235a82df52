// -T cs_6_0 -E main -HV 2021 => dxil
template<typename T> struct Extent { static const int n = 1; };
template<int N> struct Extent<float[N]> { static const int n = N; };
template<int N> struct Extent<vector<float, N> > { static const int n = N * 10; };
template<int R, int C> struct Extent<matrix<float, R, C> > { static const int n = R * C * 100; };
template<typename T> struct Extent<StructuredBuffer<T> > { static const int n = 2; };
template<typename T, int N> struct Fixed { T v[N]; };
template<int N> struct Extent<Fixed<float, N> > { static const int n = N * 1000; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    o[0] = Extent<float[3]>::n + Extent<float2>::n + Extent<float2x2>::n + Extent<Fixed<float, 4> >::n;
}
