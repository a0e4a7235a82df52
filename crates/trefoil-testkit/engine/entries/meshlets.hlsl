// Meshlets: culled by an amplification shader, drawn by a mesh shader.
#include "engine.hlsli"

struct Payload
{
    uint instance;
    uint meshlets[32];
};

groupshared Payload payload;

StructuredBuffer<Meshlet> meshlets : register(t0);
StructuredBuffer<uint> vertex_indices : register(t1);
ByteAddressBuffer primitive_indices : register(t2);

bool visible(Meshlet m, Instance instance, Frustum frustum)
{
    float3 centre = instance.place(m.sphere.xyz);
    if (!frustum.sees(centre, m.sphere.w))
        return false;
    float4 cone = unpack_unorm8(m.cone) * 2.0 - 1.0;
    float3 axis = instance.turn(cone.xyz);
    return dot(normalize(centre - camera.position), axis) < cone.w;
}

[numthreads(32, 1, 1)]
void amplification_main(uint id : SV_DispatchThreadID)
{
    Instance instance = instance_at(draw.instance);
    bool drawn = visible(meshlets[id], instance, frustum_of(camera.view_projection));
    if (drawn)
        payload.meshlets[WavePrefixCountBits(drawn)] = id;
    if (id % 32 == 0)
        payload.instance = draw.instance;
    DispatchMesh(WaveActiveCountBits(drawn), 1, 1, payload);
}

struct Varyings
{
    float4 position : SV_Position;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD;
};

[outputtopology("triangle")]
[numthreads(128, 1, 1)]
void mesh_main(uint lane : SV_GroupIndex, uint group : SV_GroupID, in payload Payload p, out vertices Varyings v[64],
               out indices uint3 triangles[124])
{
    Meshlet m = meshlets[p.meshlets[group]];
    Instance instance = instance_at(p.instance);
    SetMeshOutputCounts(m.vertex_count(), m.primitive_count());
    if (lane < m.vertex_count())
    {
        Vertex source = vertex_at(draw.vertices, vertex_indices[m.first_vertex + lane]);
        Varyings o;
        o.position = mul(camera.view_projection, float4(instance.place(source.position), 1.0));
        o.normal = instance.turn(from_octahedron(unpack_snorm16(source.normal)));
        o.uv = unpack_half2(source.uv);
        v[lane] = o;
    }
    if (lane < m.primitive_count())
    {
        uint packed = primitive_indices.Load(4 * (m.first_primitive + lane));
        triangles[lane] = uint3(packed & 0xFF, (packed >> 8) & 0xFF, (packed >> 16) & 0xFF);
    }
}

float4 pixel_main(Varyings i) : SV_Target
{
    return float4(irradiance_of(ambient, normalize(i.normal)) * material_at(draw.material).colour.rgb, 1.0);
}
