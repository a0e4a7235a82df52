// Depth alone, for a cascade; alpha-tested where the material asks.
#include "engine.hlsli"

struct Varyings
{
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
#ifdef LAYERED
    uint layer : SV_RenderTargetArrayIndex;
#endif
};

Varyings vertex_main(uint id : SV_VertexID, uint which : SV_InstanceID)
{
    Instance instance = instance_at(draw.instance + which / MAX_CASCADES);
    Vertex v = vertex_at(draw.vertices, id);
    float3 p = instance.place(v.position);
#ifdef WIND
    p += wind * gradient_noise(p.xz * 0.3 + time) * saturate(v.position.y);
#endif
    uint cascade = which % MAX_CASCADES;
    Varyings o;
    o.position = mul(cascades[cascade].matrix_of_shadow, float4(p, 1.0));
    o.uv = unpack_half2(v.uv);
#ifdef LAYERED
    o.layer = cascade;
#endif
    return o;
}

void pixel_main(Varyings i)
{
    Material material = material_at(draw.material);
    float alpha = material.colour.a * material.albedo_map.sample(linear_wrap, i.uv).a;
    if (alpha < material.cutoff)
        discard;
}
