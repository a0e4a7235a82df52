// Libraries with annotated handles to one of a model that has plain ones: variables stay handles, and the annotations stay.
// LINK: lib_6_3
// LIB: lib_6_6
//--- main
RWTexture2D<float4> image;
float4 sum(uint i);
[shader("compute")] [numthreads(4, 4, 1)]
void main(uint3 i : SV_DispatchThreadID, uint g : SV_GroupIndex) { image[i.xy] = sum(g); }
//--- sum
StructuredBuffer<float3> items : register(t3);
RWStructuredBuffer<uint> pairs[3] : register(u2);
cbuffer C { float4 more[4]; };
SamplerState smp;
Texture2D<float4> tex;
export float4 sum(uint i)
{
    pairs[NonUniformResourceIndex(i % 3)][i] = i;
    return float4(items[i], 1) + more[i & 3] + tex.SampleLevel(smp, (float2)i, 0);
}
