// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    try { Out[0] = 1; } catch (...) { } //~ 5: error: 'try' is a reserved keyword in HLSL
}
