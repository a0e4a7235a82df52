// Marching through a signed-distance field: a ball on a floor, lit from above, drawn over the whole target.
// vertex: vs_main
// pixel: ps_main

cbuffer Camera : register(b0)
{
    float3 eye;
    float aspect;
    float3 to_light;
    float reach;
};

struct Pixel
{
    float4 place : SV_Position;
    float2 screen : TEXCOORD0;
};

Pixel vs_main(uint id : SV_VertexID)
{
    Pixel output;
    output.screen = float2(id == 1 ? 3 : -1, id == 2 ? 3 : -1);
    output.place = float4(output.screen, 0, 1);
    return output;
}

float ball(float3 p, float3 centre, float radius)
{
    return length(p - centre) - radius;
}

float scene(float3 p)
{
    return min(p.y, ball(p, float3(0, 1, 0), 1));
}

float3 normal_at(float3 p)
{
    float2 e = float2(0.001, 0);
    return normalize(float3(scene(p + e.xyy) - scene(p - e.xyy),
                            scene(p + e.yxy) - scene(p - e.yxy),
                            scene(p + e.yyx) - scene(p - e.yyx)));
}

bool march(float3 from, float3 direction, out float distance)
{
    distance = 0;
    [loop]
    for (uint i = 0; i < 96; i++)
    {
        float step = scene(from + direction * distance);
        if (step < 0.0005)
            return true;
        distance += step;
        if (distance > reach)
            break;
    }
    return false;
}

float4 ps_main(Pixel input) : SV_Target
{
    float3 direction = normalize(float3(input.screen.x * aspect, input.screen.y, 1.5));
    float distance;
    if (!march(eye, direction, distance))
        return float4(lerp(float3(0.8, 0.9, 1), float3(0.3, 0.5, 0.9), saturate(direction.y)), 1);
    float3 place = eye + direction * distance;
    float3 normal = normal_at(place);
    float light = saturate(dot(normal, to_light));
    float shadow;
    if (light > 0 && march(place + normal * 0.01, to_light, shadow))
        light = 0;
    return float4((0.2 + 0.8 * light).xxx, 1);
}
