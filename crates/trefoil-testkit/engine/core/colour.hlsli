// Colours: spaces, curves, grading.
#ifndef ENGINE_COLOUR
#define ENGINE_COLOUR
#include "math.hlsli"

float3 to_srgb(float3 c)
{
    return select(c <= 0.0031308, c * 12.92, 1.055 * pow(abs(c), 1.0 / 2.4) - 0.055);
}

float3 from_srgb(float3 c)
{
    return select(c <= 0.04045, c / 12.92, pow((abs(c) + 0.055) / 1.055, 2.4));
}

float3 rgb_to_ycocg(float3 c)
{
    return float3(dot(c, float3(0.25, 0.5, 0.25)), dot(c, float3(0.5, 0.0, -0.5)), dot(c, float3(-0.25, 0.5, -0.25)));
}

float3 ycocg_to_rgb(float3 c)
{
    float t = c.x - c.z;
    return float3(t + c.y, c.x + c.z, t - c.y);
}

float3 rgb_to_hsv(float3 c)
{
    float4 p = c.g < c.b ? float4(c.bg, -1.0, 2.0 / 3.0) : float4(c.gb, 0.0, -1.0 / 3.0);
    float4 q = c.r < p.x ? float4(p.xyw, c.r) : float4(c.r, p.yzx);
    float d = q.x - min(q.w, q.y);
    return float3(abs(q.z + (q.w - q.y) / (6.0 * d + 1e-10)), d / (q.x + 1e-10), q.x);
}

float3 hsv_to_rgb(float3 c)
{
    float3 p = abs(frac(c.xxx + float3(1.0, 2.0 / 3.0, 1.0 / 3.0)) * 6.0 - 3.0);
    return c.z * lerp(1.0, saturate(p - 1.0), c.y);
}

static const float3x3 TO_WORKING = {
    0.59719, 0.35458, 0.04823,
    0.07600, 0.90834, 0.01566,
    0.02840, 0.13383, 0.83777
};

static const float3x3 FROM_WORKING = {
    1.60475, -0.53108, -0.07367,
    -0.10208, 1.10813, -0.00605,
    -0.00327, -0.07276, 1.07602
};

float3 filmic(float3 c)
{
    float3 v = mul(TO_WORKING, c);
    float3 a = v * (v + 0.0245786) - 0.000090537;
    float3 b = v * (0.983729 * v + 0.4329510) + 0.238081;
    return saturate(mul(FROM_WORKING, a / b));
}

float3 reinhard(float3 c, float white)
{
    float l = luminance(c);
    return c * ((1.0 + l / square(white)) / (1.0 + l));
}

#ifndef TONE_CURVE
#define TONE_CURVE 0
#endif

float3 tone_map(float3 c)
{
#if TONE_CURVE == 0
    return filmic(c);
#elif TONE_CURVE == 1
    return reinhard(c, 4.0);
#else
    return 1.0 - exp(-c);
#endif
}

#endif
