// Typed views that are written, read with several components; a counter; flags follow.
// LINK: cs_6_6 main
//--- main
float4 swap(uint i, float4 v);
AppendStructuredBuffer<float2> list : register(u3);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { float4 v = swap(i, i * 0.5); if (i == 3) list.Append(v.xy); }
//--- swap
RWBuffer<float4> view : register(u0);
RWTexture2D<uint2> image;
globallycoherent RWTexture2D<float> other;
export float4 swap(uint i, float4 v)
{
    float4 old = view[i];
    view[i] = v;
    image[uint2(i, 0)] = image[uint2(i, 1)] + 1;
    other[uint2(i, 0)] = v.x;
    return old + image[uint2(i, 1)].xyxy;
}
