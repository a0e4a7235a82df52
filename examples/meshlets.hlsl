// Meshlets: an amplification shader drops those that lie outside of the view or face away, and a mesh shader draws the rest.
// amplification: cull
// mesh: draw
// pixel: shade
// model: 6.5

struct Meshlet
{
    float3 center;
    float radius;
    // The triangles' normals lie within a cone: nothing is seen from where all of them point away.
    float3 cone_axis;
    float cone_cutoff;
    uint first_vertex;
    uint vertex_count;
    uint first_triangle;
    uint triangle_count;
};

struct Vertex
{
    float3 place;
    float3 normal;
};

cbuffer Camera : register(b0)
{
    row_major float4x4 view_projection;
    float4 planes[6];
    float3 eye;
    uint meshlet_count;
};

StructuredBuffer<Meshlet> meshlets : register(t0);
StructuredBuffer<Vertex> vertices : register(t1);
// Three numbers of vertices within the meshlet, a byte each.
StructuredBuffer<uint> triangles : register(t2);

static const uint GROUP = 32;

struct Seen
{
    uint meshlets[GROUP];
};

groupshared Seen seen;
groupshared uint seen_count;

bool is_visible(Meshlet meshlet)
{
    for (uint i = 0; i < 6; i++)
    {
        if (dot(planes[i], float4(meshlet.center, 1)) < -meshlet.radius)
            return false;
    }
    return dot(normalize(meshlet.center - eye), meshlet.cone_axis) < meshlet.cone_cutoff;
}

[numthreads(GROUP, 1, 1)]
void cull(uint thread : SV_GroupIndex, uint which : SV_DispatchThreadID)
{
    if (thread == 0)
        seen_count = 0;
    GroupMemoryBarrierWithGroupSync();
    if (which < meshlet_count && is_visible(meshlets[which]))
    {
        uint at;
        InterlockedAdd(seen_count, 1, at);
        seen.meshlets[at] = which;
    }
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(seen_count, 1, 1, seen);
}

struct Corner
{
    float4 place : SV_Position;
    float3 normal : NORMAL;
    nointerpolation uint meshlet : MESHLET;
};

[numthreads(64, 1, 1)]
[outputtopology("triangle")]
void draw(
    uint thread : SV_GroupIndex,
    uint group : SV_GroupID,
    in payload Seen given,
    out vertices Corner corners[64],
    out indices uint3 indices[124])
{
    uint which = given.meshlets[group];
    Meshlet meshlet = meshlets[which];
    SetMeshOutputCounts(meshlet.vertex_count, meshlet.triangle_count);
    if (thread < meshlet.vertex_count)
    {
        Vertex vertex = vertices[meshlet.first_vertex + thread];
        corners[thread].place = mul(view_projection, float4(vertex.place, 1));
        corners[thread].normal = vertex.normal;
        corners[thread].meshlet = which;
    }
    for (uint i = thread; i < meshlet.triangle_count; i += 64)
    {
        uint packed = triangles[meshlet.first_triangle + i];
        indices[i] = uint3(packed & 0xff, packed >> 8 & 0xff, packed >> 16 & 0xff);
    }
}

float4 shade(Corner corner) : SV_Target
{
    float light = saturate(dot(normalize(corner.normal), float3(0, 0, -1)));
    float3 tint = float3(corner.meshlet & 1, corner.meshlet >> 1 & 1, corner.meshlet >> 2 & 1);
    return float4(light * (0.25 + 0.5 * tint), 1);
}
