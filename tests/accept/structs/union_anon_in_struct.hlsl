// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { union { float f; uint u; }; }; //~ 12: error: 'union' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.f = 1; Out[0] = s.f;
}
