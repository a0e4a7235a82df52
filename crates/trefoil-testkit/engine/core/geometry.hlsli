// Rays, boxes, triangles, planes.
#ifndef ENGINE_GEOMETRY
#define ENGINE_GEOMETRY
#include "math.hlsli"

struct Ray
{
    float3 origin;
    float3 direction;

    float3 at(float t)
    {
        return origin + direction * t;
    }
};

struct Box
{
    float3 low;
    float3 high;

    float3 centre()
    {
        return 0.5 * (low + high);
    }

    float3 extent()
    {
        return 0.5 * (high - low);
    }

    void grow(float3 p)
    {
        low = min(low, p);
        high = max(high, p);
    }

    bool contains(float3 p)
    {
        return all(p >= low) && all(p <= high);
    }
};

bool hits_box(Ray ray, Box box, out float near_t, out float far_t)
{
    float3 inverse = rcp(ray.direction);
    float3 a = (box.low - ray.origin) * inverse;
    float3 b = (box.high - ray.origin) * inverse;
    near_t = max3(min(a, b));
    far_t = min3(max(a, b));
    return far_t >= max(near_t, 0.0);
}

bool hits_triangle(Ray ray, float3 p0, float3 p1, float3 p2, inout float t, out float2 uv)
{
    uv = 0;
    float3 e1 = p1 - p0, e2 = p2 - p0;
    float3 p = cross(ray.direction, e2);
    float det = dot(e1, p);
    if (abs(det) < 1e-9)
        return false;
    float inverse = 1.0 / det;
    float3 s = ray.origin - p0;
    float u = dot(s, p) * inverse;
    if (u < 0.0 || u > 1.0)
        return false;
    float3 q = cross(s, e1);
    float v = dot(ray.direction, q) * inverse;
    if (v < 0.0 || u + v > 1.0)
        return false;
    float found = dot(e2, q) * inverse;
    if (found <= 0.0 || found >= t)
        return false;
    t = found;
    uv = float2(u, v);
    return true;
}

struct Frustum
{
    float4 planes[6];

    bool sees(float3 centre, float radius)
    {
        [unroll] for (uint i = 0; i < 6; i++)
            if (dot(planes[i].xyz, centre) + planes[i].w < -radius)
                return false;
        return true;
    }

    bool sees_box(Box box)
    {
        float3 c = box.centre(), e = box.extent();
        bool visible = true;
        [unroll] for (uint i = 0; i < 6; i++)
            visible = visible && dot(planes[i].xyz, c) + dot(abs(planes[i].xyz), e) + planes[i].w >= 0.0;
        return visible;
    }
};

Frustum frustum_of(float4x4 m)
{
    Frustum f;
    f.planes[0] = m[3] + m[0];
    f.planes[1] = m[3] - m[0];
    f.planes[2] = m[3] + m[1];
    f.planes[3] = m[3] - m[1];
    f.planes[4] = m[2];
    f.planes[5] = m[3] - m[2];
    for (uint i = 0; i < 6; i++)
        f.planes[i] /= length(f.planes[i].xyz);
    return f;
}

float sphere_distance(float3 p, float r)
{
    return length(p) - r;
}

float box_distance(float3 p, float3 b)
{
    float3 q = abs(p) - b;
    return length(max(q, 0.0)) + min(max3(q), 0.0);
}

float smooth_union(float a, float b, float k)
{
    float h = saturate(0.5 + 0.5 * (b - a) / k);
    return lerp(b, a, h) - k * h * (1.0 - h);
}

#endif
