// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(a[0], 1); //~ 5: error: no matching function for call to 'InterlockedAdd'
    o[0] = 1;
}
