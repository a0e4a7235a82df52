// -T ds_6_0 -E main
// Arrays among the constants of a patch, indexed by its number: one row is read, not all.
struct Patch
{
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    float3 bent[4] : BENT;
    float raised[2] : RAISED;
};

struct Corner
{
    float3 place : PLACE;
    float3 normal : NORMAL;
};

cbuffer Constants
{
    float4x4 projection;
};

[domain("quad")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> corners, uint id : SV_PrimitiveID) : SV_Position
{
    float3 place = lerp(lerp(corners[0].place, corners[1].place, at.x), lerp(corners[2].place, corners[3].place, at.x), at.y);
    float3 normal = normalize(corners[id & 3].normal + patch.bent[id & 3]);
    return mul(projection, float4(place + normal * patch.raised[id & 1], 1));
}
