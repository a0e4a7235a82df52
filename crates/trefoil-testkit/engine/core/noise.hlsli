// Noise on lattices.
#ifndef ENGINE_NOISE
#define ENGINE_NOISE
#include "random.hlsli"

float hash_of(float3 p)
{
    p = frac(p * 0.1031);
    p += dot(p, p.zyx + 31.32);
    return frac((p.x + p.y) * p.z);
}

float value_noise(float3 p)
{
    float3 i = floor(p);
    float3 f = p - i;
    float3 w = f * f * (3.0 - 2.0 * f);
    float corner[8];
    [unroll] for (uint n = 0; n < 8; n++)
        corner[n] = hash_of(i + float3(n & 1, (n >> 1) & 1, n >> 2));
    float4 x = lerp(float4(corner[0], corner[2], corner[4], corner[6]), float4(corner[1], corner[3], corner[5], corner[7]), w.x);
    float2 y = lerp(x.xz, x.yw, w.y);
    return lerp(y.x, y.y, w.z);
}

static const float2 GRADIENTS[8] = {
    float2(1, 0), float2(0, 1), float2(-1, 0), float2(0, -1),
    float2(0.7071, 0.7071), float2(-0.7071, 0.7071), float2(-0.7071, -0.7071), float2(0.7071, -0.7071)
};

float2 gradient_at(int2 cell)
{
    return GRADIENTS[pcg(asuint(cell.x) + pcg(asuint(cell.y))) & 7];
}

float gradient_noise(float2 p)
{
    int2 i = (int2)floor(p);
    float2 f = frac(p);
    float2 w = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    float a = dot(gradient_at(i), f);
    float b = dot(gradient_at(i + int2(1, 0)), f - float2(1, 0));
    float c = dot(gradient_at(i + int2(0, 1)), f - float2(0, 1));
    float d = dot(gradient_at(i + int2(1, 1)), f - float2(1, 1));
    return lerp(lerp(a, b, w.x), lerp(c, d, w.x), w.y);
}

float fractal_noise(float3 p, uint octaves, float gain = 0.5, float lacunarity = 2.0)
{
    float sum = 0, amplitude = 1, total = 0;
    for (uint i = 0; i < octaves; i++)
    {
        sum += amplitude * value_noise(p);
        total += amplitude;
        amplitude *= gain;
        p = p * lacunarity + 17.3;
    }
    return sum / total;
}

float worley(float2 p)
{
    float2 i = floor(p);
    float best = 8.0;
    for (int y = -1; y <= 1; y++)
    {
        for (int x = -1; x <= 1; x++)
        {
            float2 cell = i + float2(x, y);
            uint3 h = pcg3(uint3((int2)cell, 7));
            float2 feature = cell + float2(h.xy & 0xFFFF) / 65535.0;
            float2 d = feature - p;
            best = min(best, dot(d, d));
        }
    }
    return sqrt(best);
}

#endif
