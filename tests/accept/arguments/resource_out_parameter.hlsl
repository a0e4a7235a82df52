// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
void g(out StructuredBuffer<int> r) { r = a; }
StructuredBuffer<int> a2 : register(t5);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = a[0];
}
