// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
using Row = int[4];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Row r = { 1, 2, 3, 4 }; o[0] = r[id & 3];
}
