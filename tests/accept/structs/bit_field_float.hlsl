// -T cs_6_0
RWStructuredBuffer<uint> u : register(u1);
struct S { float x : 3; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3;
    u[0] = 1;
}
