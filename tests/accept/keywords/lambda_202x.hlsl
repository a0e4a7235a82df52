// -T cs_6_0 -HV 202x -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    auto f = [](float x) { return x; }; Out[0] = f(1); //~ 5: error: 'auto' is a reserved keyword in HLSL
}
