// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
template<typename T> struct S { static const int v = 1; };
template<typename T, int N> struct S<vector<T, N> > { static const int v = N; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = S<float3>::v + S<float>::v;
}
