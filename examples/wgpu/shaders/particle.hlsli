struct Particle
{
    float3 place;
    float age;
    float3 velocity;
    float lifetime;
};
