// Particles: moved, sorted out, drawn as quads by a geometry shader.
#include "engine.hlsli"

struct Particle
{
    float3 position;
    float age;
    float3 velocity;
    uint colour;
};

RWStructuredBuffer<Particle> particles : register(u0);
RWStructuredBuffer<uint> alive : register(u1);
RWByteAddressBuffer counters : register(u2);
groupshared uint base;

[numthreads(GROUP_SIZE, 1, 1)]
void simulate(uint id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    Particle p = particles[id];
    float3 curl = float3(value_noise(p.position + time), value_noise(p.position.yzx + time), value_noise(p.position.zxy)) - 0.5;
    p.velocity += (curl * 4.0 + wind - float3(0, 9.8, 0)) * delta;
    p.position += p.velocity * delta;
    if (p.position.y < 0.0)
    {
        p.position.y = -p.position.y;
        p.velocity = reflect(p.velocity, float3(0, 1, 0)) * 0.5;
    }
    p.age += delta;
    particles[id] = p;
    bool keep = p.age < 4.0;
    uint total;
    uint at = group_offset(keep, lane, total);
    if (lane == 0)
        counters.InterlockedAdd(0, total, base);
    GroupMemoryBarrierWithGroupSync();
    if (keep)
        alive[base + at] = id;
}

struct Point
{
    float3 position : POSITION;
    float4 colour : COLOR;
    float size : SIZE;
};

struct Varyings
{
    float4 position : SV_Position;
    float4 colour : COLOR;
    float2 uv : TEXCOORD;
};

StructuredBuffer<Particle> drawn : register(t0);
StructuredBuffer<uint> order : register(t1);

Point vertex_main(uint id : SV_VertexID)
{
    Particle p = drawn[order[id]];
    Point o;
    o.position = p.position;
    o.colour = unpack_unorm8(p.colour) * saturate(4.0 - p.age);
    o.size = 0.05 + 0.02 * p.age;
    return o;
}

[maxvertexcount(4)]
void geometry_main(point Point i[1], inout TriangleStream<Varyings> stream)
{
    float4 centre = mul(camera.view, float4(i[0].position, 1.0));
    [unroll] for (uint n = 0; n < 4; n++)
    {
        float2 corner = float2(n & 1, n >> 1) * 2.0 - 1.0;
        Varyings o;
        o.position = mul(camera.projection, centre + float4(corner * i[0].size, 0, 0));
        o.colour = i[0].colour;
        o.uv = corner;
        stream.Append(o);
    }
}

float4 pixel_main(Varyings i) : SV_Target
{
    float fade = saturate(1.0 - dot(i.uv, i.uv));
    float gap = linear_depth(depth_at((uint2)i.position.xy)) - i.position.w;
    return i.colour * fade * saturate(gap);
}
