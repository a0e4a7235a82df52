// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
int abs(S s) { return s.x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { -1 };
    o[0] = abs(s) + abs(-1);
}
