// Materials: what a draw's textures say of a surface.
#ifndef ENGINE_MATERIAL
#define ENGINE_MATERIAL
#include "constants.hlsli"
#include "bindless.hlsli"
#include "packing.hlsli"
#include "brdf.hlsli"

struct Material
{
    float4 colour;
    float3 emissive;
    float cutoff;
    float roughness;
    float metallic;
    TextureHandle albedo_map;
    TextureHandle normal_map;
    TextureHandle surface_map;
    TextureHandle emissive_map;
    uint flags;
    float coat;
};

struct Interpolated
{
    float3 position;
    float3 normal;
    float4 tangent;
    float2 uv;
};

Material material_at(uint index)
{
    RawBuffer materials = { materials_index };
    return materials.load<Material>(index);
}

float3 mapped_normal(Interpolated i, float3 texel)
{
    float3 n = normalize(i.normal);
    float3 t = normalize(i.tangent.xyz - n * dot(n, i.tangent.xyz));
    float3 b = cross(n, t) * i.tangent.w;
    float3 m;
    m.xy = texel.xy * 2.0 - 1.0;
    m.z = sqrt(saturate(1.0 - dot(m.xy, m.xy)));
    return normalize(mul(m, float3x3(t, b, n)));
}

Surface surface_of(Material material, Interpolated i, bool front)
{
    Surface s = (Surface)0;
    float4 base = material.colour * material.albedo_map.sample(linear_wrap, i.uv);
#ifdef ALPHA_TEST
    clip(base.a - material.cutoff);
#endif
    float4 packed = material.surface_map.sample(linear_wrap, i.uv);
    s.position = i.position;
    s.albedo = base.rgb;
    s.roughness = max(0.03, packed.g * material.roughness);
    s.metallic = packed.b * material.metallic;
    s.occlusion = packed.r;
    s.specular = 0.5;
    s.coat = material.coat;
    s.view = normalize(camera.position - i.position);
#if NORMAL_MAP
    s.normal = mapped_normal(i, material.normal_map.sample(linear_wrap, i.uv).xyz);
#else
    s.normal = normalize(i.normal);
#endif
    if (!front && (material.flags & (uint)Feature::TwoSided))
        s.normal = -s.normal;
#if EMISSIVE
    s.emissive = material.emissive * material.emissive_map.sample(linear_wrap, i.uv).rgb;
#endif
    return s;
}

#endif
