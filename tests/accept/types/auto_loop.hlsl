// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    for (auto i = 0u; i < 3; i++) Out[i] = i; //~ 10: error: 'auto' is a reserved keyword in HLSL
}
