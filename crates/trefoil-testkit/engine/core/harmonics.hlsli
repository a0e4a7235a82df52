// Spherical harmonics of two and three bands.
#ifndef ENGINE_HARMONICS
#define ENGINE_HARMONICS
#include "math.hlsli"

template<int N> struct Harmonics
{
    float c[N];

    static Harmonics<N> zero()
    {
        return (Harmonics<N>)0;
    }

    Harmonics<N> operator+(Harmonics<N> o)
    {
        Harmonics<N> r;
        for (int i = 0; i < N; i++)
            r.c[i] = c[i] + o.c[i];
        return r;
    }

    Harmonics<N> operator*(float s)
    {
        Harmonics<N> r;
        for (int i = 0; i < N; i++)
            r.c[i] = c[i] * s;
        return r;
    }

    float dot_with(Harmonics<N> o)
    {
        float sum = 0;
        for (int i = 0; i < N; i++)
            sum += c[i] * o.c[i];
        return sum;
    }
};

Harmonics<4> harmonics4(float3 d)
{
    Harmonics<4> r;
    r.c[0] = 0.282095;
    r.c[1] = -0.488603 * d.y;
    r.c[2] = 0.488603 * d.z;
    r.c[3] = -0.488603 * d.x;
    return r;
}

Harmonics<9> harmonics9(float3 d)
{
    Harmonics<9> r = (Harmonics<9>)0;
    Harmonics<4> low = harmonics4(d);
    [unroll] for (int i = 0; i < 4; i++)
        r.c[i] = low.c[i];
    r.c[4] = 1.092548 * d.x * d.y;
    r.c[5] = -1.092548 * d.y * d.z;
    r.c[6] = 0.315392 * (3.0 * d.z * d.z - 1.0);
    r.c[7] = -1.092548 * d.x * d.z;
    r.c[8] = 0.546274 * (d.x * d.x - d.y * d.y);
    return r;
}

float3 irradiance_of(float4 a[7], float3 n)
{
    float4 v = float4(n, 1.0);
    float3 x1 = float3(dot(a[0], v), dot(a[1], v), dot(a[2], v));
    float4 b = v.xyzz * v.yzzx;
    float3 x2 = float3(dot(a[3], b), dot(a[4], b), dot(a[5], b));
    return max(0.0, x1 + x2 + a[6].rgb * (n.x * n.x - n.y * n.y));
}

#endif
