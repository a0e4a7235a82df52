// Shadows of the sun in cascades.
#ifndef ENGINE_SHADOW
#define ENGINE_SHADOW
#include "constants.hlsli"
#include "bindless.hlsli"
#include "random.hlsli"

#ifndef SHADOW_TAPS
#define SHADOW_TAPS 8
#endif

static const float2 POISSON[16] = {
    float2(-0.942, -0.399), float2(0.946, -0.769), float2(-0.094, -0.929), float2(0.345, 0.294),
    float2(-0.916, 0.458), float2(-0.815, -0.879), float2(-0.383, 0.277), float2(0.974, 0.757),
    float2(0.443, -0.975), float2(0.537, -0.474), float2(-0.265, -0.418), float2(0.792, 0.191),
    float2(-0.242, 0.997), float2(-0.814, 0.914), float2(0.199, 0.786), float2(0.143, -0.141)
};

uint cascade_of(float depth)
{
    uint chosen = 0;
    [unroll] for (uint i = 0; i < MAX_CASCADES - 1; i++)
        chosen += depth > cascades[i].split ? 1 : 0;
    return chosen;
}

float shadow_in_cascade(uint which, float3 position, float2 rotation)
{
    Texture2DArray<float> map = HEAP(shadow_maps, shadow_map_index);
    Cascade cascade = cascades[which];
    float4 p = mul(cascade.matrix_of_shadow, float4(position, 1.0));
    float3 at = p.xyz / p.w;
    float2 uv = at.xy * cascade.scale_and_offset.xy + cascade.scale_and_offset.zw;
    float lit = 0;
    [unroll] for (uint i = 0; i < SHADOW_TAPS; i++)
    {
        float2 tap = float2(dot(POISSON[i], rotation), dot(POISSON[i], float2(-rotation.y, rotation.x)));
        lit += map.SampleCmpLevelZero(shadow_sampler, float3(uv + tap * cascade.texel, which), at.z - cascade.depth_bias);
    }
    return lit / SHADOW_TAPS;
}

float sun_shadow(float3 position, float view_depth, float2 pixel)
{
    if (!has(Feature::Shadows))
        return 1.0;
    uint which = cascade_of(view_depth);
    float angle = TWO_PI * interleaved_gradient(pixel + 5.588238 * (frame & 63));
    float2 rotation;
    sincos(angle, rotation.x, rotation.y);
    float lit = shadow_in_cascade(which, position, rotation);
#if QUALITY >= 2
    float edge = which + 1 < MAX_CASCADES ? remap(view_depth, cascades[which].split * 0.9, cascades[which].split) : 0.0;
    if (edge > 0.0)
        lit = lerp(lit, shadow_in_cascade(which + 1, position, rotation), edge);
#endif
    return lit;
}

#endif
