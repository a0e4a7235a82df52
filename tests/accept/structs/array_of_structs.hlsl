// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float2 y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s[3] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    o[0] = s[id % 3].x;
}
