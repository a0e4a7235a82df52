// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
f() { return 1; } //~ 1: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
