// Physically based lighting: a vertex shader that brings a mesh into the world, and a pixel shader with the microfacet
// model that most engines use (GGX, Smith, Schlick), a few point lights and an ambient term.
// vertex: vs_main
// pixel: ps_main

#define MAX_LIGHTS 4
static const float pi = 3.14159265;

struct Light
{
    float3 place;
    float range;
    float3 colour;
    float intensity;
};

cbuffer Frame : register(b0)
{
    float4x4 view_projection;
    float3 eye;
    uint light_count;
    Light lights[MAX_LIGHTS];
    float3 ambient;
};

cbuffer Object : register(b1)
{
    float4x4 world;
    float3x3 normal_matrix;
};

Texture2D<float4> base_map : register(t0);
Texture2D<float2> surface_map : register(t1);
SamplerState map_sampler : register(s0);

struct Vertex
{
    float3 place : POSITION;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};

struct Pixel
{
    float4 position : SV_Position;
    float3 place : PLACE;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};

struct Surface
{
    float3 base;
    float metalness;
    float roughness;
    float3 normal;
    float3 to_eye;
};

Pixel vs_main(Vertex input)
{
    Pixel output;
    float4 place = mul(world, float4(input.place, 1));
    output.position = mul(view_projection, place);
    output.place = place.xyz;
    output.normal = mul(normal_matrix, input.normal);
    output.uv = input.uv;
    return output;
}

float distribution(float n_dot_h, float alpha)
{
    float squared = alpha * alpha;
    float bottom = n_dot_h * n_dot_h * (squared - 1) + 1;
    return squared / (pi * bottom * bottom);
}

float visibility(float n_dot_l, float n_dot_v, float alpha)
{
    float squared = alpha * alpha;
    float from_light = n_dot_v * sqrt(n_dot_l * n_dot_l * (1 - squared) + squared);
    float from_eye = n_dot_l * sqrt(n_dot_v * n_dot_v * (1 - squared) + squared);
    return 0.5 / max(from_light + from_eye, 1e-5);
}

float3 fresnel(float3 straight, float cosine)
{
    return straight + (1 - straight) * pow(1 - cosine, 5);
}

float3 lit_by(Light light, Surface surface, float3 place)
{
    float3 away = light.place - place;
    float distance = length(away);
    float3 to_light = away / distance;
    float n_dot_l = saturate(dot(surface.normal, to_light));
    if (n_dot_l <= 0 || distance > light.range)
        return 0;
    float3 middle = normalize(to_light + surface.to_eye);
    float n_dot_v = max(dot(surface.normal, surface.to_eye), 1e-4);
    float n_dot_h = saturate(dot(surface.normal, middle));
    float alpha = surface.roughness * surface.roughness;

    float3 straight = lerp(float3(0.04, 0.04, 0.04), surface.base, surface.metalness);
    float3 reflected = fresnel(straight, saturate(dot(surface.to_eye, middle)));
    float3 specular = reflected * (distribution(n_dot_h, alpha) * visibility(n_dot_l, n_dot_v, alpha));
    float3 diffuse = (1 - reflected) * (1 - surface.metalness) * surface.base / pi;

    float edge = saturate(1 - pow(distance / light.range, 4));
    float falloff = edge * edge / (distance * distance + 1);
    return (diffuse + specular) * light.colour * (light.intensity * falloff * n_dot_l);
}

float4 ps_main(Pixel input) : SV_Target
{
    float4 base = base_map.Sample(map_sampler, input.uv);
    float2 material = surface_map.Sample(map_sampler, input.uv);
    clip(base.a - 0.5);

    Surface surface;
    surface.base = base.rgb;
    surface.metalness = material.x;
    surface.roughness = max(material.y, 0.05);
    surface.normal = normalize(input.normal);
    surface.to_eye = normalize(eye - input.place);

    float3 colour = ambient * surface.base;
    for (uint i = 0; i < min(light_count, MAX_LIGHTS); i++)
        colour += lit_by(lights[i], surface, input.place);
    return float4(colour, base.a);
}
