// A mesh drawn and lit in one pass.
#include "engine.hlsli"

struct Varyings
{
    float4 position : SV_Position;
    float3 world : WORLD;
    float3 normal : NORMAL;
    float4 tangent : TANGENT;
    float2 uv : TEXCOORD;
    nointerpolation uint instance : INSTANCE;
};

Varyings vertex_main(uint id : SV_VertexID, uint which : SV_InstanceID)
{
    Instance instance = instance_at(draw.instance + which);
    Vertex v = vertex_at(draw.vertices, id);
    Varyings o;
    o.world = instance.place(v.position);
    o.position = mul(camera.view_projection, float4(o.world, 1.0));
    o.normal = instance.turn(from_octahedron(unpack_snorm16(v.normal)));
    float4 tangent = unpack_unorm8(v.tangent) * 2.0 - 1.0;
    o.tangent = float4(instance.turn(tangent.xyz), sign(tangent.w));
    o.uv = unpack_half2(v.uv);
    o.instance = draw.instance + which;
    return o;
}

float4 pixel_main(Varyings i, bool front : SV_IsFrontFace) : SV_Target
{
    Interpolated at = { i.world, i.normal, i.tangent, i.uv };
    Material material = material_at(instance_at(i.instance).material);
    Surface surface = surface_of(material, at, front);
    float3 colour = surface.emissive + irradiance_of(ambient, surface.normal) * surface.albedo * surface.occlusion;
    float depth = i.position.w;
    for (uint n = 0; n < light_count; n++)
    {
        Light light = light_at(n);
        LightSample s = sample_light(light, surface.position);
        float lit = 1.0;
#if SHADOWS
        if (light.casts_shadow() && light.kind() == LightKind::Sun)
            lit = sun_shadow(surface.position, depth, i.position.xy);
#endif
        colour += evaluate_surface(surface, s.direction) * s.radiance * lit;
    }
    return float4(apply_fog(colour, i.world) * exposure, 1.0);
}
