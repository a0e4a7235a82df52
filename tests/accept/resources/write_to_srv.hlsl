// -T cs_6_0
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    a[0] = 1;
}
