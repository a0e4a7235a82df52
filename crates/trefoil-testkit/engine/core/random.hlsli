// Numbers without pattern, and points that spread evenly.
#ifndef ENGINE_RANDOM
#define ENGINE_RANDOM
#include "math.hlsli"

uint pcg(uint v)
{
    uint state = v * 747796405u + 2891336453u;
    uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
    return (word >> 22u) ^ word;
}

uint3 pcg3(uint3 v)
{
    v = v * 1664525u + 1013904223u;
    v.x += v.y * v.z;
    v.y += v.z * v.x;
    v.z += v.x * v.y;
    v ^= v >> 16u;
    v.x += v.y * v.z;
    v.y += v.z * v.x;
    v.z += v.x * v.y;
    return v;
}

struct Random
{
    uint state;

    uint next()
    {
        state = pcg(state);
        return state;
    }

    float next_float()
    {
        return (next() >> 8) * (1.0 / 16777216.0);
    }

    float2 next_float2()
    {
        float x = next_float();
        float y = next_float();
        return float2(x, y);
    }

    float3 on_sphere()
    {
        float2 u = next_float2();
        float z = 1.0 - 2.0 * u.x;
        float r = sqrt(max(0.0, 1.0 - z * z));
        float s, c;
        sincos(TWO_PI * u.y, s, c);
        return float3(r * c, r * s, z);
    }

    float3 on_hemisphere(float3 n)
    {
        return normalize(n + on_sphere());
    }
};

Random random_of(uint2 pixel, uint frame_index)
{
    Random r;
    r.state = pcg(pixel.x + pcg(pixel.y + pcg(frame_index)));
    return r;
}

float radical_inverse(uint i)
{
    return reversebits(i) * 2.3283064365386963e-10;
}

float2 hammersley(uint i, uint n)
{
    return float2(float(i) / float(n), radical_inverse(i));
}

float2 r2_sequence(uint i)
{
    return frac(0.5 + float2(0.75487766624669276, 0.56984029099805327) * i);
}

float interleaved_gradient(float2 pixel)
{
    return frac(52.9829189 * frac(dot(pixel, float2(0.06711056, 0.00583715))));
}

float2 on_disk(float2 u)
{
    float r = sqrt(u.x);
    return r * float2(cos(TWO_PI * u.y), sin(TWO_PI * u.y));
}

float3 cosine_hemisphere(float2 u)
{
    float2 d = on_disk(u);
    return float3(d, sqrt(max(0.0, 1.0 - dot(d, d))));
}

#endif
