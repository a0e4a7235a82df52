// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T, int N> T f(vector<T, N> x) { return x[N - 1]; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(float3(1, 2, 3));
}
