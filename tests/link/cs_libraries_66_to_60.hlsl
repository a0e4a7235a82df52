// Libraries with annotated handles to a shader of the oldest model.
// LINK: cs_6_0 main
//--- main
RWTexture2D<float4> image;
float4 sum(uint i);
[shader("compute")] [numthreads(4, 4, 1)]
void main(uint3 i : SV_DispatchThreadID, uint g : SV_GroupIndex) { image[i.xy] = sum(g); }
//--- sum
struct Item { float3 a; uint b; float2 c[2]; };
StructuredBuffer<Item> items : register(t3);
RWByteAddressBuffer raw : register(u5);
RWStructuredBuffer<uint2> pairs : register(u7);
export float4 sum(uint i)
{
    Item item = items[i];
    raw.Store2(i * 8, asuint(item.c[i & 1]));
    uint2 pair = pairs[i];
    pairs[i] = pair.yx;
    uint old;
    raw.InterlockedAdd(0, i, old);
    return float4(item.a, item.b) + pair.xyxy;
}
