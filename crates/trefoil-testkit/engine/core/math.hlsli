// Small things about numbers, vectors and rotations.
#ifndef ENGINE_MATH
#define ENGINE_MATH
#include "platform.hlsli"

static const float PI = 3.14159265358979;
static const float TWO_PI = 2.0 * PI;
static const float HALF_PI = 0.5 * PI;
static const float INVERSE_PI = 1.0 / PI;
static const float SMALL = 1e-5;

template<typename T> T square(T x)
{
    return x * x;
}

template<typename T> T pow5(T x)
{
    T s = x * x;
    return s * s * x;
}

template<typename T> T remap(T value, T from, T to)
{
    return saturate((value - from) / (to - from));
}

template<typename T, int N> vector<T, N> splat(T x)
{
    return (vector<T, N>)x;
}

float max3(float3 v)
{
    return max(v.x, max(v.y, v.z));
}

float min3(float3 v)
{
    return min(v.x, min(v.y, v.z));
}

float luminance(float3 colour)
{
    return dot(colour, float3(0.2126, 0.7152, 0.0722));
}

float3 safe_normalize(float3 v)
{
    float n = dot(v, v);
    return n > 0.0 ? v * rsqrt(n) : float3(0, 0, 1);
}

float fast_acos(float x)
{
    float a = abs(x);
    float r = (-0.156583 * a + HALF_PI) * sqrt(max(0.0, 1.0 - a));
    return x >= 0.0 ? r : PI - r;
}

struct Quaternion
{
    float4 q;

    float3 rotate(float3 v)
    {
        float3 t = 2.0 * cross(q.xyz, v);
        return v + q.w * t + cross(q.xyz, t);
    }

    Quaternion conjugate()
    {
        Quaternion r;
        r.q = float4(-q.xyz, q.w);
        return r;
    }

    Quaternion operator*(Quaternion o)
    {
        Quaternion r;
        r.q.xyz = q.w * o.q.xyz + o.q.w * q.xyz + cross(q.xyz, o.q.xyz);
        r.q.w = q.w * o.q.w - dot(q.xyz, o.q.xyz);
        return r;
    }
};

Quaternion quaternion_of(float3 axis, float angle)
{
    float s, c;
    sincos(angle * 0.5, s, c);
    Quaternion r;
    r.q = float4(axis * s, c);
    return r;
}

float3x3 basis_of(float3 n)
{
    float s = n.z >= 0.0 ? 1.0 : -1.0;
    float a = -1.0 / (s + n.z);
    float b = n.x * n.y * a;
    return float3x3(float3(1.0 + s * n.x * n.x * a, s * b, -s * n.x), float3(b, s + n.y * n.y * a, -n.y), n);
}

float3x3 inverse_of(float3x3 m)
{
    float3 r0 = cross(m[1], m[2]);
    float3 r1 = cross(m[2], m[0]);
    float3 r2 = cross(m[0], m[1]);
    return transpose(float3x3(r0, r1, r2)) / dot(m[0], r0);
}

float4x4 look_at(float3 eye, float3 at, float3 up)
{
    float3 z = normalize(at - eye);
    float3 x = normalize(cross(up, z));
    float3 y = cross(z, x);
    return float4x4(float4(x, -dot(x, eye)), float4(y, -dot(y, eye)), float4(z, -dot(z, eye)), float4(0, 0, 0, 1));
}

float2 rotate_2d(float2 v, float angle)
{
    float s, c;
    sincos(angle, s, c);
    return mul(float2x2(c, -s, s, c), v);
}

#endif
