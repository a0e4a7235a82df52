// -T cs_6_6 -E main => dxil
// An element of a heap takes the type that a cast names, in any place of an expression.
RWStructuredBuffer<float4> o;

template <typename T>
T heap_element(uint i)
{
    return (T)ResourceDescriptorHeap[i];
}

float4 first(Texture2D<float4> t)
{
    return t.Load(0);
}

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Texture2D<float4> t = (Texture2D<float4>)ResourceDescriptorHeap[NonUniformResourceIndex(i)];
    SamplerState s = (SamplerState)SamplerDescriptorHeap[0];
    SamplerComparisonState c = (SamplerComparisonState)(SamplerDescriptorHeap[1]);
    StructuredBuffer<float4> b = heap_element<StructuredBuffer<float4> >(i);
    RWTexture2D<float4> u[2] = { (RWTexture2D<float4>)ResourceDescriptorHeap[7], (RWTexture2D<float4>)ResourceDescriptorHeap[8] };
    o[i] = t.SampleLevel(s, 0, 0) + t.SampleCmpLevelZero(c, 0, 0.5) + b[i] + u[1][uint2(i, i)];
    o[i] += first((Texture2D<float4>)ResourceDescriptorHeap[i]) + heap_element<ByteAddressBuffer>(2).Load(i);
    o[i] += Texture2D<float4>(ResourceDescriptorHeap[i + 1]).Load(0);
}
