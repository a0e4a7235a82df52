// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float2 y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = (S)0;
    o[0] = s.x;
}
