// -T cs_6_0 -HV 2021 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; uint c : 20; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 3; s.b = 7; s.c = id.x; Out[0] = float4(s.a, s.b, s.c, 0);
}
