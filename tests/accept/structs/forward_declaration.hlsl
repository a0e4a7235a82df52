// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S;
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 3 };
    o[0] = s.x;
}
