// Terrain: patches divided by their size on the screen.
#include "engine.hlsli"

Texture2D<float> height_map : register(t0);

struct Corner
{
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

struct Factors
{
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
};

struct Varyings
{
    float4 position : SV_Position;
    float3 world : WORLD;
    float2 uv : TEXCOORD;
};

Corner vertex_main(float2 position : POSITION)
{
    Corner o;
    o.uv = position / 1024.0;
    o.position = float3(position.x, height_map.SampleLevel(linear_clamp, o.uv, 0) * 100.0, position.y);
    return o;
}

float factor_of(float3 a, float3 b)
{
    float3 centre = 0.5 * (a + b);
    float size = distance(a, b) / max(distance(centre, camera.position), 1.0);
    return clamp(size * 40.0, 1.0, MOST);
}

Factors factors(InputPatch<Corner, 4> p, uint id : SV_PrimitiveID)
{
    Factors f;
    [unroll] for (uint i = 0; i < 4; i++)
        f.edges[i] = factor_of(p[(i + 3) & 3].position, p[i].position);
    f.inside[0] = 0.5 * (f.edges[1] + f.edges[3]);
    f.inside[1] = 0.5 * (f.edges[0] + f.edges[2]);
    return f;
}

[domain("quad")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("factors")]
[maxtessfactor(64.0)]
Corner hull_main(InputPatch<Corner, 4> p, uint i : SV_OutputControlPointID)
{
    return p[i];
}

[domain("quad")]
Varyings domain_main(Factors f, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> p)
{
    Varyings o;
    float3 top = lerp(p[0].position, p[1].position, at.x), low = lerp(p[3].position, p[2].position, at.x);
    o.uv = lerp(lerp(p[0].uv, p[1].uv, at.x), lerp(p[3].uv, p[2].uv, at.x), at.y);
    o.world = lerp(top, low, at.y);
    o.world.y = height_map.SampleLevel(linear_clamp, o.uv, 0) * 100.0 + fractal_noise(o.world, 4);
    o.position = mul(camera.view_projection, float4(o.world, 1.0));
    return o;
}

float4 pixel_main(Varyings i) : SV_Target
{
    float3 n = normalize(cross(ddy(i.world), ddx(i.world)));
    float rock = smoothstep(0.6, 0.8, n.y);
    float3 base = lerp(float3(0.4, 0.35, 0.3), float3(0.2, 0.4, 0.1), rock) * (0.5 + 0.5 * worley(i.uv * 64.0));
    float3 lit = base * irradiance_of(ambient, n) * sun_shadow(i.world, i.position.w, i.position.xy);
    return float4(apply_fog(lit, i.world), 1.0);
}
