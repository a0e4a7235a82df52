// Gravity between all pairs of bodies, a tile of them at a time through memory that the group shares.
// compute: main

struct Body
{
    float3 place;
    float mass;
    float3 velocity;
    float unused;
};

cbuffer Step : register(b0)
{
    float seconds;
    float softening;
    uint count;
};

StructuredBuffer<Body> before : register(t0);
RWStructuredBuffer<Body> after : register(u0);

static const uint tile_size = 64;
groupshared float4 tile[tile_size];

float3 pull(float3 place, float4 other)
{
    float3 away = other.xyz - place;
    float squared = dot(away, away) + softening * softening;
    float inverse = rsqrt(squared);
    return away * (other.w * inverse * inverse * inverse);
}

[numthreads(tile_size, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    // Threads beyond the last body still help to fill the tiles.
    bool alive = id.x < count;
    Body body = before[alive ? id.x : 0];
    float3 acceleration = 0;
    for (uint first = 0; first < count; first += tile_size)
    {
        uint other = first + index;
        float4 shared_body = 0;
        if (other < count)
            shared_body = float4(before[other].place, before[other].mass);
        tile[index] = shared_body;
        GroupMemoryBarrierWithGroupSync();
        for (uint i = 0; i < tile_size; i += 8)
            [unroll]
            for (uint j = 0; j < 8; j++)
                acceleration += pull(body.place, tile[i + j]);
        GroupMemoryBarrierWithGroupSync();
    }
    if (!alive)
        return;
    body.velocity += acceleration * seconds;
    body.place += body.velocity * seconds;
    after[id.x] = body;
}
