// A mesh shader with a payload.
// LINK: ms_6_6 main
//--- main
struct Payload { uint base; float scale; };
struct V { float4 pos : SV_Position; float2 uv : UV; };
struct P { uint id : SV_PrimitiveID; float w : W; };
float4 corner(uint i, float scale);
groupshared float shift[4];
[shader("mesh")] [numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint i : SV_GroupIndex, in payload Payload payload, out vertices V v[4], out indices uint3 t[2], out primitives P p[2])
{
    shift[i] = i * 0.5;
    GroupMemoryBarrierWithGroupSync();
    SetMeshOutputCounts(4, 2);
    v[i].pos = corner(i, payload.scale) + shift[3 - i];
    v[i].uv = i;
    if (i < 2) {
        t[i] = uint3(i, i + 1, i + 2);
        p[i].id = payload.base + i;
        p[i].w = shift[i];
    }
}
//--- corner
StructuredBuffer<float4> corners;
export float4 corner(uint i, float scale) { return corners[i] * scale; }
