// Resources of the heap, chosen in another library.
// LINK: cs_6_6 main
//--- main
float4 load(uint i);
RWStructuredBuffer<float4> output : register(u0);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { output[i] = load(i & 3); }
//--- load
export float4 load(uint i)
{
    StructuredBuffer<float4> b = ResourceDescriptorHeap[i];
    Texture2D<float4> t = ResourceDescriptorHeap[NonUniformResourceIndex(i + 8)];
    return b[i] + t.Load(uint3(i, 0, 0));
}
