// -T cs_6_0 => dxil spirv
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    while (true) { if (a[0]) return; }
}
