// What happens to a colour on its way to the screen: fog, tone mapping, dither.
#include "common.hlsli"

#ifdef FOG
float3 fogged(float3 color, Surface s) {
#if FOG_MODE == 0
    float amount = saturate(s.depth * fog_density);
#elif FOG_MODE == 1
    float amount = saturate(s.depth * s.depth * fog_density);
#elif FOG_MODE == 2
    float amount = 1 - exp(-s.depth * fog_density);
#else
    float height = exp(-max(s.position.y - fog_height, 0) * 0.1);
    float amount = saturate((1 - exp(-s.depth * s.depth * fog_density * fog_density)) * height);
#endif
    return lerp(color, fog_color, amount);
}
#endif

float3 tone_mapped(float3 color) {
    color *= exposure;
    return saturate((color * (2.51 * color + 0.03)) / (color * (2.43 * color + 0.59) + 0.14));
}

float3 dithered(float3 color, float2 at) {
    return color + (frac(52.9829189 * frac(dot(at, float2(0.06711056, 0.00583715)))) - 0.5) / 255;
}
