// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; S() { f = 1; } }; //~ 21: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f;
}
