// A pixel shader with thirteen switches, as engines have them: shaders.toml beside it has their values.
// pixel: ps_main

#include "common.hlsli"
#if LIGHTS
#include "lighting.hlsli"
#endif
#ifdef SHADOWS
#include "shadows.hlsli"
#endif
#include "finish.hlsli"

Texture2D albedo : register(t0);
Texture2D roughness_map : register(t1);
Texture2D normal_map : register(t2);
Texture2D emissive_map : register(t3);

struct Input {
    float4 position : SV_Position;
    float3 world : WORLD;
    float3 normal : NORMAL;
    float4 tangent : TANGENT;
    float2 uv : TEXCOORD;
#ifdef VERTEX_COLOR
    float4 color : COLOR;
#endif
};

float4 ps_main(Input input) : SV_Target {
    float4 base = albedo.Sample(linear_sampler, input.uv);
#ifdef VERTEX_COLOR
    base *= input.color;
#endif
#ifdef ALPHA_TEST
    clip(base.a - alpha_limit);
#endif
    Surface s;
    s.position = input.world;
    s.normal = normalize(input.normal);
    s.view = normalize(eye - input.world);
    s.base = base.rgb;
    s.roughness = roughness_map.Sample(linear_sampler, input.uv).x;
    s.depth = input.position.w;
#ifdef NORMAL_MAP
    float3 detail = normal_map.Sample(linear_sampler, input.uv).xyz * 2 - 1;
    float3 side = normalize(input.tangent.xyz);
    float3 other = cross(s.normal, side) * input.tangent.w;
    s.normal = normalize(side * detail.x + other * detail.y + s.normal * detail.z);
#endif
    float3 color = 0;
#if LIGHTS
    color = all_lights(s);
#endif
#ifdef SHADOWS
    color *= shadow(s);
#endif
#ifdef SKY
    color += s.base * lerp(sky_down, sky_up, s.normal.y * 0.5 + 0.5);
#endif
#ifdef EMISSIVE
    color += emissive_map.Sample(linear_sampler, input.uv).rgb;
#endif
#ifdef FOG
    color = fogged(color, s);
#endif
#if TONE_MAP
    color = tone_mapped(color);
#endif
#ifdef DITHER
    color = dithered(color, input.position.xy);
#endif
    return float4(color, base.a);
}
