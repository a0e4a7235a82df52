// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float2 y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1, 2, 3 }; S t; t = s;
    o[0] = t.x;
}
