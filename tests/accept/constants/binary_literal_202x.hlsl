// -T cs_6_0 -HV 202x -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 0b1011; Out[0] = x;
}
