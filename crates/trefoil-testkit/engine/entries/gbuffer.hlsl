// A mesh's surface into four targets.
#include "engine.hlsli"

struct Varyings
{
    precise float4 position : SV_Position;
    float4 now : NOW;
    float4 before : BEFORE;
    float3 world : WORLD;
    float3 normal : NORMAL;
    float4 tangent : TANGENT;
    float2 uv : TEXCOORD;
};

struct Targets
{
    float4 albedo : SV_Target0;
    float4 surface : SV_Target1;
    uint2 normal : SV_Target2;
    float2 motion : SV_Target3;
};

Varyings vertex_main(float3 position : POSITION, float3 normal : NORMAL, float4 tangent : TANGENT, float2 uv : TEXCOORD,
                     uint which : SV_InstanceID)
{
    Instance instance = instance_at(draw.instance + which);
    Varyings o;
    o.world = instance.place(position);
    o.position = mul(camera.view_projection, float4(o.world, 1.0));
    o.position.xy += camera.jitter * o.position.w;
    o.now = o.position;
    o.before = mul(camera.previous_view_projection, float4(mul(instance.previous, float4(position, 1.0)), 1.0));
    o.normal = instance.turn(normal);
    o.tangent = float4(instance.turn(tangent.xyz), tangent.w);
    o.uv = uv;
    return o;
}

Targets pixel_main(Varyings i, bool front : SV_IsFrontFace)
{
    Interpolated at = { i.world, i.normal, i.tangent, i.uv };
    Surface s = surface_of(material_at(draw.material), at, front);
    Targets t;
    t.albedo = float4(s.albedo, s.occlusion);
    t.surface = float4(s.roughness, s.metallic, s.coat, luminance(s.emissive));
    t.normal = uint2(pack_snorm16(octahedron(s.normal)), pack_shared_exponent(s.emissive));
    float2 now = i.now.xy / i.now.w, before = i.before.xy / i.before.w;
    t.motion = (now - before) * float2(0.5, -0.5);
    return t;
}
