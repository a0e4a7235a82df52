// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const auto x = 1.0f; Out[0] = x; //~ 11: error: 'auto' is a reserved keyword in HLSL
}
