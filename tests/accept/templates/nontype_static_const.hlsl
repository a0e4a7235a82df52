// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
static const int K = 4;
template<int N> int f() { return N; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<K>();
}
