// Fog by height, and the sky it fades into.
#ifndef ENGINE_FOG
#define ENGINE_FOG
#include "constants.hlsli"
#include "noise.hlsli"

float fog_amount(float3 from, float3 to)
{
    float3 along = to - from;
    float height = along.y;
    float thickness = exp(-0.05 * from.y) * length(along) * fog_density;
    if (abs(height) > 0.01)
        thickness *= (1.0 - exp(-0.05 * height)) / (0.05 * height);
    return 1.0 - exp(-thickness);
}

float3 apply_fog(float3 colour, float3 position)
{
#if FOG
    float amount = fog_amount(camera.position, position);
    IF_HIGH_QUALITY(amount *= 0.75 + 0.5 * fractal_noise(position * 0.02 + wind * time, 3);)
    return lerp(colour, fog_colour, saturate(amount));
#else
    return colour;
#endif
}

float phase(float cosine, float g)
{
    float d = 1.0 + g * g - 2.0 * g * cosine;
    return (1.0 - g * g) / (4.0 * PI * d * sqrt(d));
}

#endif
