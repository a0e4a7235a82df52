// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
union U { float f; uint u; }; //~ 1: error: 'union' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    U u; u.f = 1; Out[0] = u.u;
}
