// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> a2 : register(t5);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    StructuredBuffer<int> r = a;
    r = a2;
    o[0] = r[id] + a[0];
}
