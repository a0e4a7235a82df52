// -T cs_6_5 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    StructuredBuffer<int> r = ResourceDescriptorHeap[id]; //~ 31: error: use of undeclared identifier 'ResourceDescriptorHeap'
    o[0] = r[0];
}
