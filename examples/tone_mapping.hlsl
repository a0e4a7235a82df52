// From light to a screen's colours: exposure, a filmic curve, and the curve of sRGB.
// vertex: vs_main
// pixel: ps_main

cbuffer Settings : register(b0)
{
    float exposure;
    float white;
};

Texture2D<float4> scene : register(t0);
SamplerState scene_sampler : register(s0);

struct Pixel
{
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};

Pixel vs_main(uint id : SV_VertexID)
{
    Pixel output;
    output.uv = float2((id << 1) & 2, id & 2);
    output.place = float4(output.uv * float2(2, -2) + float2(-1, 1), 0, 1);
    return output;
}

float3 filmic(float3 x)
{
    float a = 0.22, b = 0.3, c = 0.1, d = 0.2, e = 0.01, f = 0.3;
    return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f;
}

float3 to_srgb(float3 linear_colour)
{
    float3 low = linear_colour * 12.92;
    float3 high = 1.055 * pow(abs(linear_colour), 1 / 2.4) - 0.055;
    float3 use_low = step(linear_colour, 0.0031308);
    return lerp(high, low, use_low);
}

float4 ps_main(Pixel input) : SV_Target
{
    float3 light = scene.Sample(scene_sampler, input.uv).rgb * exposure;
    float3 mapped = filmic(light) / filmic(white.xxx);
    return float4(to_srgb(saturate(mapped)), 1);
}
