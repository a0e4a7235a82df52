// Particles move, age and die; those that live on are appended to the next frame's list, the dead to the list of the free.
// compute: main

struct Particle
{
    float3 place;
    float age;
    float3 velocity;
    float lifetime;
};

cbuffer Frame : register(b0)
{
    float3 gravity;
    float seconds;
    uint count;
    float floor_height;
    float bounce;
};

ConsumeStructuredBuffer<Particle> before : register(u0);
AppendStructuredBuffer<Particle> after : register(u1);
AppendStructuredBuffer<uint> dead : register(u2);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= count)
        return;
    Particle particle = before.Consume();
    particle.age += seconds;
    if (particle.age >= particle.lifetime)
    {
        dead.Append(id.x);
        return;
    }
    particle.velocity += gravity * seconds;
    particle.place += particle.velocity * seconds;
    if (particle.place.y < floor_height)
    {
        particle.place.y = 2 * floor_height - particle.place.y;
        particle.velocity.y *= -bounce;
    }
    after.Append(particle);
}
