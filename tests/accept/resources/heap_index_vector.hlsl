// -T cs_6_6 => refused
float4 which;
[numthreads(1, 1, 1)]
void main()
{
    RWByteAddressBuffer bytes = ResourceDescriptorHeap[NonUniformResourceIndex(which)]; //~ 55: error: no viable overloaded operator[] for type '.Resource'
    bytes.Store(0, 1);
}
