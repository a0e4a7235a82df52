// -T cs_6_0 -HV 202x -E main => refused
RWStructuredBuffer<float4> Out;
static constexpr float x = 1; //~ 8: error: unknown type name 'constexpr'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}
