// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const int n = 4;
    int v[n]; v[0] = 1; v[id & 3] = 2;
    o[0] = v[0];
}
