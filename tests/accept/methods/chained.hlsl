// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; S inc() { S r; r.x = x + 1; return r; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 0;
    o[0] = s.inc().inc().x;
}
