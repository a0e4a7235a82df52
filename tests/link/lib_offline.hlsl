// Libraries for linking alone, to a library that drivers take.
// LINK: lib_6_3
// LIB: lib_6_x
//--- main
RWTexture2D<float4> image;
float4 sum(uint i);
[shader("compute")] [numthreads(4, 4, 1)]
void main(uint3 i : SV_DispatchThreadID, uint g : SV_GroupIndex) { image[i.xy] = sum(g); }
//--- sum
StructuredBuffer<float3> items : register(t3);
export float4 sum(uint i) { return float4(items[i], 1); }
