// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> u : register(u1);
struct S { uint x : 4; uint y : 28; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3; s.y = 4;
    u[0] = s.x + s.y;
}
