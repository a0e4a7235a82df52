// -T cs_6_0 -HV 2018 => refused
RWStructuredBuffer<uint> u : register(u1);
struct S { uint x : 4; }; //~ 21: error: bitfields are not supported in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3;
    u[0] = s.x;
}
