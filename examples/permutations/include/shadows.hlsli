// Shadows in CASCADES cascades, of nine taps.
#include "common.hlsli"

Texture2DArray<float> shadow_map : register(t4);

float tap(float3 at, uint cascade) {
    return shadow_map.SampleCmpLevelZero(shadow_sampler, float3(at.xy, cascade), at.z);
}

float shadow(Surface s) {
    uint cascade = CASCADES - 1;
    [unroll] for (uint i = 0; i + 1 < CASCADES; i++) {
        if (s.depth < cascade_ends[i]) {
            cascade = i;
            break;
        }
    }
    float4 p = mul(to_cascade[cascade], float4(s.position, 1));
    float3 at = p.xyz / p.w;
    float sum = 0;
    [unroll] for (int y = -1; y <= 1; y++)
        [unroll] for (int x = -1; x <= 1; x++) sum += tap(at + float3(float2(x, y) * shadow_texel.xy, 0), cascade);
    return sum / 9;
}
