// What every part of the shader knows: the frame, the material, the surface.
#ifndef COMMON_HLSLI
#define COMMON_HLSLI

struct Light {
    float3 position;
    float range;
    float3 color;
    float intensity;
};

cbuffer Frame : register(b0) {
    float4x4 to_cascade[4];
    float4 cascade_ends;
    float3 eye;
    float fog_density;
    float3 fog_color;
    float fog_height;
    float4 shadow_texel;
    float3 sky_up;
    float exposure;
    float3 sky_down;
    float alpha_limit;
    Light lights[4];
};

SamplerState linear_sampler : register(s0);
SamplerComparisonState shadow_sampler : register(s1);

struct Surface {
    float3 position;
    float3 normal;
    float3 view;
    float3 base;
    float roughness;
    float depth;
};

#endif
