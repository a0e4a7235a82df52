// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef const float CF;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    CF f = 1; Out[0] = f;
}
