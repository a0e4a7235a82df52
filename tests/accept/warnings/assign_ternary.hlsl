// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 0; Out[0] = (x = id.x) ? 1 : 2; Out[1] = !(x = 3);
}
