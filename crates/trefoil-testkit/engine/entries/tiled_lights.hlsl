// The lights that reach each tile of the screen.
#include "engine.hlsli"

groupshared uint low_depth;
groupshared uint high_depth;
groupshared uint found;
groupshared uint list[MAX_LIGHTS];
RWStructuredBuffer<uint> tiles : register(u0);

[numthreads(TILE, TILE, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint lane : SV_GroupIndex)
{
    if (lane == 0)
    {
        low_depth = 0xFFFFFFFF;
        high_depth = 0;
        found = 0;
    }
    GroupMemoryBarrierWithGroupSync();
    float depth = linear_depth(depth_at(id.xy));
    InterlockedMin(low_depth, asuint(depth));
    InterlockedMax(high_depth, asuint(depth));
    GroupMemoryBarrierWithGroupSync();
    float near_z = asfloat(low_depth), far_z = asfloat(high_depth);
    float2 tile_count = camera.size / TILE;
    float2 scale = tile_count * 2.0;
    float2 offset = tile_count - 2.0 * group.xy - 1.0;
    float4x4 p = camera.projection;
    Frustum tile;
    tile.planes[0] = normalize(float4(p[0].x * scale.x, 0, offset.x - 1, 0));
    tile.planes[1] = normalize(float4(-p[0].x * scale.x, 0, 1 - offset.x, 0));
    tile.planes[2] = normalize(float4(0, p[1].y * scale.y, offset.y - 1, 0));
    tile.planes[3] = normalize(float4(0, -p[1].y * scale.y, 1 - offset.y, 0));
    tile.planes[4] = float4(0, 0, 1, -near_z);
    tile.planes[5] = float4(0, 0, -1, far_z);
    for (uint i = lane; i < light_count; i += TILE * TILE)
    {
        Light light = light_at(i);
        float3 centre = mul(camera.view, float4(light.position, 1.0)).xyz;
        if (light.kind() == LightKind::Sun || tile.sees(centre, light.reach))
        {
            uint at;
            InterlockedAdd(found, 1, at);
            if (at < MAX_LIGHTS)
                list[at] = i;
        }
    }
    GroupMemoryBarrierWithGroupSync();
    uint base = (group.y * DIVIDE_UP(uint(camera.size.x), TILE) + group.x) * (MAX_LIGHTS + 1);
    uint count = min(found, MAX_LIGHTS);
    if (lane == 0)
        tiles[base] = count;
    for (uint n = lane; n < count; n += TILE * TILE)
        tiles[base + 1 + n] = list[n];
}
