// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T = float> T f() { return (T)1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<>();
}
