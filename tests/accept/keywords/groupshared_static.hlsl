// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
static groupshared float x;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    x = 1; Out[0] = x;
}
