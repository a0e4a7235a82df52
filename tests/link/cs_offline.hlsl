// Libraries for linking alone, which have what any shader model has, to a shader of the oldest one.
// LINK: cs_6_0 main
// LIB: lib_6_x
//--- main
RWTexture2D<float4> image;
float4 sum(uint i);
[shader("compute")] [numthreads(4, 4, 1)]
void main(uint3 i : SV_DispatchThreadID, uint g : SV_GroupIndex) { image[i.xy] = sum(g); }
//--- sum
StructuredBuffer<float3> items[4] : register(t3);
RWByteAddressBuffer raw : register(u5);
export float4 sum(uint i)
{
    raw.Store(i * 4, __SHADER_TARGET_MAJOR == 6);
    return float4(items[i & 3][i], 1);
}
