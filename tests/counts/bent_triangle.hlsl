// -T ds_6_0 -E main
// Weights of a place in a triangle, as a vector and one by one, each scaling several vectors.
struct Patch
{
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float3 bent[7] : BENT;
};

struct Corner
{
    float3 place : PLACE;
    float3 normal : NORMAL;
    float2 at : UV;
};

struct Made
{
    float4 place : SV_Position;
    float3 normal : NORMAL;
    float2 at : UV;
};

cbuffer Constants
{
    float4x4 projection;
};

[domain("tri")]
Made main(Patch patch, float3 w : SV_DomainLocation, const OutputPatch<Corner, 3> corners)
{
    float3 squares = w * w;
    float3 place = patch.bent[6] * 6 * w.x * w.y * w.z;
    [unroll]
    for (uint i = 0; i < 3; ++i)
    {
        uint a = (i + 1) % 3, b = (i + 2) % 3;
        place += corners[i].place * squares[i] * w[i];
        place += 3 * (patch.bent[2 * i] * squares[a] * w[b] + patch.bent[2 * i + 1] * squares[b] * w[a]);
    }
    Made made;
    made.place = mul(projection, float4(place, 1));
    made.normal = normalize(corners[0].normal * w.x + corners[1].normal * w.y + corners[2].normal * w.z);
    made.at = corners[0].at * w.x + corners[1].at * w.y + corners[2].at * w.z;
    return made;
}
