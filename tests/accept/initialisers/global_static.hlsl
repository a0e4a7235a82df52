// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static const int table[4] = { 1, 2, 3, 4 };
static int2 pair = { 5, 6 };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = table[id & 3] + pair.y;
}
