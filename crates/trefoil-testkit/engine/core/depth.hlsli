// Depth: from the buffer to places in the world.
#ifndef ENGINE_DEPTH
#define ENGINE_DEPTH
#include "constants.hlsli"
#include "bindless.hlsli"

float linear_depth(float depth)
{
    return camera.near_plane / max(depth, 1e-7);
}

float3 world_at(float2 uv, float depth)
{
    float4 p = mul(camera.inverse_view_projection, float4(uv * float2(2, -2) + float2(-1, 1), depth, 1.0));
    return p.xyz / p.w;
}

float2 previous_uv(float3 world)
{
    float4 p = mul(camera.previous_view_projection, float4(world, 1.0));
    return p.xy / p.w * float2(0.5, -0.5) + 0.5;
}

float depth_at(uint2 pixel)
{
    Texture2D<float> depth = HEAP(depths, depth_index);
    return depth[pixel];
}

float4 depths_around(float2 uv)
{
    Texture2D<float> depth = HEAP(depths, depth_index);
    return depth.GatherRed(point_clamp, uv);
}

#endif
