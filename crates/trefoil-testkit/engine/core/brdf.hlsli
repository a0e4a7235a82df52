// How surfaces answer to light.
#ifndef ENGINE_BRDF
#define ENGINE_BRDF
#include "math.hlsli"
#include "random.hlsli"

struct Surface
{
    float3 position;
    float3 normal;
    float3 view;
    float3 albedo;
    float3 specular;
    float3 emissive;
    float roughness;
    float metallic;
    float occlusion;
    float coat;
};

float ggx_distribution(float n_h, float alpha)
{
    float a2 = square(alpha);
    float d = (n_h * a2 - n_h) * n_h + 1.0;
    return a2 / (PI * d * d);
}

float smith_visibility(float n_v, float n_l, float alpha)
{
    float a2 = square(alpha);
    float v = n_l * sqrt(n_v * n_v * (1.0 - a2) + a2);
    float l = n_v * sqrt(n_l * n_l * (1.0 - a2) + a2);
    return 0.5 / max(v + l, SMALL);
}

float3 schlick(float3 f0, float v_h)
{
    return f0 + (1.0 - f0) * pow5(1.0 - v_h);
}

float burley(float n_v, float n_l, float l_h, float roughness)
{
    float f90 = 0.5 + 2.0 * roughness * square(l_h);
    float a = 1.0 + (f90 - 1.0) * pow5(1.0 - n_l);
    float b = 1.0 + (f90 - 1.0) * pow5(1.0 - n_v);
    return a * b * INVERSE_PI;
}

interface Lobe
{
    float3 evaluate(Surface s, float3 light);
};

struct Diffuse : Lobe
{
    float3 evaluate(Surface s, float3 light)
    {
        float3 h = normalize(s.view + light);
        float n_v = saturate(dot(s.normal, s.view));
        float n_l = saturate(dot(s.normal, light));
        return s.albedo * (1.0 - s.metallic) * burley(n_v, n_l, saturate(dot(light, h)), s.roughness);
    }
};

struct Specular : Lobe
{
    float3 evaluate(Surface s, float3 light)
    {
        float3 h = normalize(s.view + light);
        float n_v = max(dot(s.normal, s.view), 1e-4);
        float n_l = saturate(dot(s.normal, light));
        float n_h = saturate(dot(s.normal, h));
        float alpha = square(s.roughness);
        float3 f0 = lerp(0.08 * s.specular, s.albedo, s.metallic);
        return ggx_distribution(n_h, alpha) * smith_visibility(n_v, n_l, alpha) * schlick(f0, saturate(dot(s.view, h)));
    }
};

template<typename A, typename B> float3 both(A a, B b, Surface s, float3 light)
{
    return a.evaluate(s, light) + b.evaluate(s, light);
}

float3 evaluate_surface(Surface s, float3 light)
{
    Diffuse diffuse;
    Specular specular;
    float3 sum = both(diffuse, specular, s, light);
    if (s.coat > 0.0)
    {
        Surface coat = s;
        coat.roughness = 0.1;
        coat.specular = 0.5;
        coat.metallic = 0;
        sum = lerp(sum, specular.evaluate(coat, light), 0.25 * s.coat);
    }
    return sum * saturate(dot(s.normal, light));
}

float3 sample_ggx(float2 u, float3 v, float alpha)
{
    float3 h = normalize(float3(alpha * v.xy, v.z));
    float l = dot(h.xy, h.xy);
    float3 t1 = l > 0.0 ? float3(-h.y, h.x, 0) * rsqrt(l) : float3(1, 0, 0);
    float3 t2 = cross(h, t1);
    float2 p = on_disk(u);
    float s = 0.5 * (1.0 + h.z);
    p.y = lerp(sqrt(1.0 - p.x * p.x), p.y, s);
    float3 n = p.x * t1 + p.y * t2 + sqrt(max(0.0, 1.0 - dot(p, p))) * h;
    return normalize(float3(alpha * n.xy, max(0.0, n.z)));
}

#endif
