// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
groupshared int s[4];
void g(inout int x) { x++; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    s[0] = 1; g(s[0]);
    o[0] = s[0];
}
