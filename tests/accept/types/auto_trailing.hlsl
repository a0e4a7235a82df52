// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
auto f() -> float { return 1.0f; } //~ 1: error: 'auto' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}
