// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[2][3] = { 1, 2, 3, 4, 5, 6 };
    o[0] = v[id & 1][id % 3];
}
