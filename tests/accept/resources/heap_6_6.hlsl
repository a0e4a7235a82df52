// -T cs_6_6 => dxil
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    StructuredBuffer<int> r = ResourceDescriptorHeap[id];
    o[0] = r[0];
}
