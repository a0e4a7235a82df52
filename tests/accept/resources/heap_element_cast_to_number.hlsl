// -T cs_6_6 -E main
RWStructuredBuffer<float4> o;

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    float f = (float)ResourceDescriptorHeap[i];
    o[i] = f;
}
