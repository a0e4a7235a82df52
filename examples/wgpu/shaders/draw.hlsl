// A soft disc for each particle, whose colour goes from white over orange to red as it ages.

#include "particle.hlsli"

cbuffer View : register(b0)
{
    float4x4 projection;
    float size;
};

StructuredBuffer<Particle> particles : register(t1);

struct Corner
{
    float4 place : SV_Position;
    float2 within : WITHIN;
    float age : AGE;
};

Corner vs_main(uint corner : SV_VertexID, uint instance : SV_InstanceID)
{
    Particle particle = particles[instance];
    Corner made;
    made.within = float2(corner & 1, corner >> 1) * 2 - 1;
    made.age = particle.age / particle.lifetime;
    made.place = mul(projection, float4(particle.place + float3(made.within * size, 0), 1));
    return made;
}

float4 ps_main(Corner corner) : SV_Target
{
    float glow = saturate(1 - dot(corner.within, corner.within));
    float3 colour = lerp(float3(1, 0.9, 0.7), float3(0.9, 0.15, 0.05), saturate(corner.age * 1.3));
    return float4(colour * glow * glow * 0.12 * (1 - corner.age), 1);
}
