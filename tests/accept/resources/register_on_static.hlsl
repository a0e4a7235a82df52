// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static int x : register(b0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = x;
}
