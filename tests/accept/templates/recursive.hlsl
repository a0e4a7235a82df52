// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<int N> struct F { static const int v = N * F<N - 1>::v; };
template<> struct F<0> { static const int v = 1; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = F<5>::v;
}
