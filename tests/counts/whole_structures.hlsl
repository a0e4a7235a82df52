// -T cs_6_0 -E main
// Structures that are copied from one buffer to another, changed, and put together.
struct Particle
{
    float3 place;
    float age;
    float3 speed;
    uint kind;
    uint2 cell;
};
struct Settings
{
    float4 wind;
    float step, drag;
};
StructuredBuffer<Particle> before;
RWStructuredBuffer<Particle> after;
RWStructuredBuffer<uint> index;
ConstantBuffer<Settings> settings;
groupshared Particle near[64];

Particle moved(Particle p)
{
    p.speed = (p.speed + settings.wind.xyz * settings.step) * settings.drag;
    p.place += p.speed * settings.step;
    p.age += settings.step;
    return p;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    near[lane] = moved(before[id]);
    GroupMemoryBarrierWithGroupSync();
    Particle other = near[(lane + 1) & 63];
    if (distance(other.place, near[lane].place) < 1)
    {
        Particle born;
        born.place = other.place;
        born.age = 0;
        born.speed = -other.speed;
        born.kind = other.kind + 1;
        born.cell = uint2(id, lane);
        after[index[id]] = born;
    }
    after[id] = near[lane];
}
