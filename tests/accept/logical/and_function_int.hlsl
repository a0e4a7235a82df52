// -T cs_6_0 => dxil
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v = and(int2(a[0], a[1]), int2(a[2], a[3]));
    o[0] = v.x;
}
