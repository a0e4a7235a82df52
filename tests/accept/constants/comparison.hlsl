// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static const bool x = 3.0 < 2.0;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = x;
}
