// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(bool x) { return 1; } int g(int x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(true) + g(1 < 2) + g(1);
}
