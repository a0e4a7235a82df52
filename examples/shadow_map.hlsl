// A surface in the light of one lamp, with soft shadow edges: nine comparisons with the map of depths that the lamp sees.
// vertex: vs_main
// pixel: ps_main

cbuffer Frame : register(b0)
{
    float4x4 view_projection;
    float4x4 light_projection;
    float3 to_light;
    float bias;
};

Texture2D<float> shadow_map : register(t0);
SamplerComparisonState shadow_sampler : register(s0);

struct Pixel
{
    float4 position : SV_Position;
    float3 normal : NORMAL;
    float4 in_light : TEXCOORD0;
};

Pixel vs_main(float3 place : POSITION, float3 normal : NORMAL)
{
    Pixel output;
    output.position = mul(view_projection, float4(place, 1));
    output.normal = normal;
    output.in_light = mul(light_projection, float4(place, 1));
    return output;
}

float lit(float4 in_light)
{
    float3 place = in_light.xyz / in_light.w;
    float2 uv = place.xy * float2(0.5, -0.5) + 0.5;
    if (any(uv < 0) || any(uv > 1))
        return 1;
    float depth = place.z - bias;
    float sum = 0;
    [unroll]
    for (int y = -1; y <= 1; y++)
    {
        [unroll]
        for (int x = -1; x <= 1; x++)
            sum += shadow_map.SampleCmpLevelZero(shadow_sampler, uv, depth, int2(x, y));
    }
    return sum / 9;
}

float4 ps_main(Pixel input) : SV_Target
{
    float facing = saturate(dot(normalize(input.normal), to_light));
    return float4((0.1 + 0.9 * facing * lit(input.in_light)).xxx, 1);
}
