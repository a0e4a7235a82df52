// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    auto x = float3(1, 2, 3); Out[0].xyz = x; //~ 5: error: 'auto' is a reserved keyword in HLSL
}
