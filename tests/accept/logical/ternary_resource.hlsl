// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> r1 : register(t5), r2 : register(t6);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    StructuredBuffer<int> r = a[0] > 1 ? r1 : r2; //~ 31: error: local resource not guaranteed to map to unique global resource.
    o[0] = r[0];
}
