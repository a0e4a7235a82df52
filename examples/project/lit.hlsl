// A lit surface, with and without fog.
#include "frame.hlsli"
#include "lighting/lambert.hlsli"
#if FOG
#include "fog.hlsli"
#endif

Texture2D<float4> Albedo : register(t0);
SamplerState Linear : register(s0);

struct Surface
{
    float4 Position : SV_Position;
    float3 World : WORLD;
    float3 Normal : NORMAL;
    float2 Texcoord : TEXCOORD;
};

Surface vs_main(float3 position : POSITION, float3 normal : NORMAL, float2 texcoord : TEXCOORD)
{
    Surface surface;
    surface.Position = mul(float4(position, 1), ViewProjection);
    surface.World = position;
    surface.Normal = normal;
    surface.Texcoord = texcoord;
    return surface;
}

float4 ps_main(Surface surface) : SV_Target
{
    float3 colour = Albedo.Sample(Linear, surface.Texcoord).rgb * lambert(normalize(surface.Normal));
#if FOG
    colour = fog(colour, distance(Eye, surface.World));
#endif
    return float4(colour, 1);
}
