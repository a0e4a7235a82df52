// One step of a fountain: particles fly, bounce off the floor, and begin anew at the spout when they have lived.

#include "particle.hlsli"

cbuffer Frame : register(b0)
{
    float3 gravity;
    float seconds;
    uint count;
    uint number;
};

RWStructuredBuffer<Particle> particles : register(u1);

uint scramble(uint x)
{
    x ^= x >> 16;
    x *= 0x7feb352d;
    x ^= x >> 15;
    x *= 0x846ca68b;
    return x ^ x >> 16;
}

float random(inout uint state)
{
    state = scramble(state + 0x9e3779b9);
    return (state >> 8) / 16777216.0;
}

Particle born(uint seed)
{
    float angle = random(seed) * 6.2831853;
    float slope = sqrt(random(seed)) * 0.35;
    float speed = 2.2 + random(seed) * 0.8;
    Particle particle;
    particle.place = float3(0, -0.8, 0);
    particle.age = 0;
    particle.velocity = speed * normalize(float3(cos(angle) * slope, 1, sin(angle) * slope));
    particle.lifetime = 1.2 + random(seed) * 0.8;
    return particle;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= count)
        return;
    Particle particle = particles[id.x];
    particle.age += seconds;
    if (particle.age >= particle.lifetime)
        particle = born(scramble(id.x) ^ number);
    // What was never born waits at the spout.
    if (particle.lifetime > 0)
    {
        particle.velocity += gravity * seconds;
        particle.place += particle.velocity * seconds;
        if (particle.place.y < -0.85)
        {
            particle.place.y = -1.7 - particle.place.y;
            particle.velocity *= float3(0.6, -0.4, 0.6);
        }
    }
    particles[id.x] = particle;
}
