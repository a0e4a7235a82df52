// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
static StructuredBuffer<int> g = a;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g[id] + a[0];
}
