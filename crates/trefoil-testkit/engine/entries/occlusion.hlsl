// Ambient occlusion by horizons in the depth buffer.
#include "engine.hlsli"

RWTexture2D<float> result : register(u0);

float3 normal_at(float3 centre, uint2 pixel)
{
    float3 right = world_at((pixel + uint2(1, 0) + 0.5) / camera.size, depth_at(pixel + uint2(1, 0)));
    float3 down = world_at((pixel + uint2(0, 1) + 0.5) / camera.size, depth_at(pixel + uint2(0, 1)));
    return safe_normalize(cross(down - centre, right - centre));
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= (uint2)camera.size))
        return;
    float2 uv = (id + 0.5) / camera.size;
    float depth = depth_at(id);
    float3 centre = world_at(uv, depth);
    float3 n = normal_at(centre, id);
    Random random = random_of(id, frame);
    float turn = random.next_float() * PI / SLICES;
    float sum = 0;
    for (uint slice = 0; slice < SLICES; slice++)
    {
        float angle = turn + slice * PI / SLICES;
        float2 along = float2(cos(angle), sin(angle));
        [unroll] for (int side = -1; side <= 1; side += 2)
        {
            float horizon = 0;
            for (uint step = 1; step <= STEPS; step++)
            {
                float2 at = uv + side * along * step * (RADIUS / linear_depth(depth)) / STEPS;
                uint2 pixel = clamp((int2)(at * camera.size), 0, (int2)camera.size - 1);
                float3 d = world_at(at, depth_at(pixel)) - centre;
                float l = length(d);
                float c = dot(d, n) / max(l, SMALL) * saturate(1.0 - l / RADIUS);
                horizon = max(horizon, c);
            }
            sum += square(horizon);
        }
    }
    result[id] = saturate(1.0 - sum / (2.0 * SLICES));
}
