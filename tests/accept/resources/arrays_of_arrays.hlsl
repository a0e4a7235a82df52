// -T cs_6_0 -E main => dxil
StructuredBuffer<float4> grid[2][3];
ByteAddressBuffer open[][4] : register(t0, space1);
RWStructuredBuffer<float> results;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    results[i] = grid[1][2][i].x + open[i][1].Load(4);
}
