// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static const int x = 3 * 4 + (1 << 2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[x]; v[0] = 1; v[id] = 2;
    o[0] = v[0];
}
