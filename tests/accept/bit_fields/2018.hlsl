// -T cs_6_0 -HV 2018 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; uint c : 20; }; //~ 21: error: bitfields are not supported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 3; s.b = 7; s.c = id.x; Out[0] = float4(s.a, s.b, s.c, 0);
}
