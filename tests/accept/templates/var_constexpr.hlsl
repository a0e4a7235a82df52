// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<int N> static const int sq = N * N; //~ 34: warning: variable templates are a C++14 extension [-Wc++14-extensions]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = sq<3>;
}
