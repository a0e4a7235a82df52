// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
groupshared int s[4];
int g(int x) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    s[0] = 1;
    o[0] = g(s[0]);
}
