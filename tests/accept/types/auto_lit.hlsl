// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    auto x = 1; auto y = 1.5; Out[0] = x + y; //~ 5: error: 'auto' is a reserved keyword in HLSL
}
