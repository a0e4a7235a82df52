// -T cs_6_0 -HV 202x -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    auto x = 1.0f; Out[0] = x; //~ 5: error: 'auto' is a reserved keyword in HLSL
}
