// The picture of this frame mixed with those before.
#include "engine.hlsli"

Texture2D<float3> now : register(t0);
Texture2D<float3> history : register(t1);
Texture2D<float2> motion : register(t2);
RWTexture2D<float4> result : register(u0);

groupshared float3 tile[10][10];

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID, uint2 local : SV_GroupThreadID, uint2 group : SV_GroupID, uint lane : SV_GroupIndex)
{
    int2 corner = (int2)(group * 8) - 1;
    for (uint i = lane; i < 100; i += 64)
    {
        int2 at = clamp(corner + int2(i % 10, i / 10), 0, (int2)camera.size - 1);
        tile[i / 10][i % 10] = rgb_to_ycocg(now[at]);
    }
    GroupMemoryBarrierWithGroupSync();
    float3 m1 = 0, m2 = 0;
    [unroll] for (uint y = 0; y < 3; y++)
    {
        [unroll] for (uint x = 0; x < 3; x++)
        {
            float3 c = tile[local.y + y][local.x + x];
            m1 += c;
            m2 += c * c;
        }
    }
    float3 mean = m1 / 9.0;
    float3 deviation = sqrt(max(0.0, m2 / 9.0 - mean * mean));
    float3 centre = tile[local.y + 1][local.x + 1];
    float2 uv = (id + 0.5) / camera.size - motion[id];
    float3 old = rgb_to_ycocg(history.SampleLevel(linear_clamp, uv, 0));
    float3 limited = clamp(old, mean - GAMMA * deviation, mean + GAMMA * deviation);
    bool inside = all(uv == saturate(uv));
    float keep = inside ? 0.9 : 0.0;
    float3 mixed = lerp(centre / (1.0 + centre.x), limited / (1.0 + limited.x), keep);
    result[id] = float4(ycocg_to_rgb(mixed / (1.0 - mixed.x)), 1.0);
}
