// -T cs_6_6 -E main => dxil
// A choice of two elements of a heap takes the type that its place or a cast asks for.
RWStructuredBuffer<float4> o;

Texture2D either(uint i)
{
    return i > 3 ? ResourceDescriptorHeap[0] : ResourceDescriptorHeap[i];
}

float4 first(Texture2D t)
{
    return t.Load(0);
}

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Texture2D t = i > 3 ? ResourceDescriptorHeap[0] : ResourceDescriptorHeap[1];
    Texture2D u = (Texture2D)(i > 5 ? ResourceDescriptorHeap[2] : ResourceDescriptorHeap[3]);
    Texture2D v = i > 3 ? (Texture2D)ResourceDescriptorHeap[4] : (Texture2D)ResourceDescriptorHeap[5];
    o[i] = t.Load(0) + u.Load(0) + v.Load(0) + either(i).Load(0);
    o[i] += first(i > 3 ? ResourceDescriptorHeap[6] : ResourceDescriptorHeap[7]);
}
