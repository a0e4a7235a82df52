// -T cs_6_6 => refused
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float v[2] = { ResourceDescriptorHeap[3], 1 }; //~ 18: error: type mismatch
    o[0] = v[id.x & 1];
}
