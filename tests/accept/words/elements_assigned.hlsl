// -T cs_6_6 -E main => refused
// The type of a buffer's element is named as the template's argument.

RWStructuredBuffer<float4> vectors;
RWTexture2D<uint4> texels;
RWStructuredBuffer<float4x4> matrices;
groupshared float4 shared_vector;

[numthreads(1, 1, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    vectors[0] = float3(1, 2, 3); //~ 16: error: cannot convert from 'float3' to 'vector<float, 4>'
    vectors[0].xyz = float2(1, 2);
    texels[id] = uint3(1, 2, 3);
    matrices[0] = float3(1, 2, 3);
    shared_vector = float3(1, 2, 3);
}
