// -T cs_6_6 -E main => refused
RWStructuredBuffer<float4> o;

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    float f = (float)ResourceDescriptorHeap[i]; //~ 15: error: cannot convert from 'const .Resource' to 'float'
    o[i] = f;
}
