// A cube of radiance projected to harmonics, a group a probe.
#include "engine.hlsli"

TextureCubeArray<float3> cubes : register(t0);
RWStructuredBuffer<float3> coefficients : register(u0);
groupshared float3 sums[9][GROUP_SIZE];

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint lane : SV_GroupIndex, uint probe : SV_GroupID)
{
    float3 mine[9];
    [unroll] for (uint k = 0; k < 9; k++)
        mine[k] = 0;
    for (uint i = lane; i < SAMPLES; i += GROUP_SIZE)
    {
        float2 u = hammersley(i, SAMPLES);
        float z = 1.0 - 2.0 * u.x;
        float r = sqrt(max(0.0, 1.0 - z * z));
        float3 d = float3(r * cos(TWO_PI * u.y), r * sin(TWO_PI * u.y), z);
        float3 radiance = cubes.SampleLevel(linear_clamp, float4(d, probe), 2.0);
        Harmonics<9> h = harmonics9(d) * (4.0 * PI / SAMPLES);
        [unroll] for (uint c = 0; c < 9; c++)
            mine[c] += radiance * h.c[c];
    }
    [unroll] for (uint c = 0; c < 9; c++)
        sums[c][lane] = mine[c];
    GroupMemoryBarrierWithGroupSync();
    for (uint step = GROUP_SIZE / 2; step > 0; step >>= 1)
    {
        if (lane < step)
            for (uint c = 0; c < 9; c++)
                sums[c][lane] += sums[c][lane + step];
        GroupMemoryBarrierWithGroupSync();
    }
    if (lane < 9)
        coefficients[probe * 9 + lane] = sums[lane][0];
}
