// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { virtual float f() { return 1; } }; //~ 12: error: 'virtual' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f();
}
