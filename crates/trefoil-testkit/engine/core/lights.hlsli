// Lights, how far they reach, and what they give to a surface.
#ifndef ENGINE_LIGHTS
#define ENGINE_LIGHTS
#include "constants.hlsli"
#include "bindless.hlsli"
#include "packing.hlsli"
#include "brdf.hlsli"

SHARED_ENUM(LightKind)
{
    Point,
    Spot,
    Sun,
    Tube,
};

struct Light
{
    float3 position;
    float reach;
    uint2 colour;
    uint direction;
    uint kind_and_shadow;
    float2 cone;
    float2 size;

    LightKind kind()
    {
        return (LightKind)(kind_and_shadow & 3);
    }

    bool casts_shadow()
    {
        return (kind_and_shadow & 4) != 0;
    }

    float3 radiance()
    {
        return float3(unpack_half2(colour.x), unpack_half2(colour.y).x);
    }

    float3 facing()
    {
        return from_octahedron(unpack_snorm16(direction));
    }
};

HEAP_OF(StructuredBuffer<Light>, lights, 7)

struct LightSample
{
    float3 direction;
    float distance;
    float3 radiance;
};

float window(float distance2, float reach)
{
    float x = distance2 / square(reach);
    return square(saturate(1.0 - x * x));
}

float3 nearest_on_tube(float3 to_light, float3 along, float half_length)
{
    float t = clamp(-dot(to_light, along), -half_length, half_length);
    return to_light + along * t;
}

LightSample sample_light(Light light, float3 position)
{
    LightSample s;
    float3 to_light = light.position - position;
    switch (light.kind())
    {
    case LightKind::Sun:
        s.direction = -light.facing();
        s.distance = 1e6;
        s.radiance = light.radiance();
        return s;
    case LightKind::Tube:
        to_light = nearest_on_tube(to_light, light.facing(), light.size.x);
        break;
    default:
        break;
    }
    float distance2 = max(dot(to_light, to_light), 1e-4);
    s.distance = sqrt(distance2);
    s.direction = to_light / s.distance;
    float fade = window(distance2, light.reach) / distance2;
    if (light.kind() == LightKind::Spot)
    {
        float c = dot(-s.direction, light.facing());
        fade *= square(remap(c, light.cone.y, light.cone.x));
    }
    s.radiance = light.radiance() * fade;
    return s;
}

Light light_at(uint i)
{
    StructuredBuffer<Light> lights = HEAP(lights, lights_index);
    return lights[i];
}

float3 shade_with_light(Surface surface, uint i)
{
    LightSample s = sample_light(light_at(i), surface.position);
    return evaluate_surface(surface, s.direction) * s.radiance;
}

#endif
