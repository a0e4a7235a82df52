// Lights: LIGHTS of them, with no highlight, Blinn's or GGX's as SPECULAR has it.
#include "common.hlsli"

#if SPECULAR == 1
float3 highlight(Surface s, float3 l) {
    float3 h = normalize(l + s.view);
    return pow(saturate(dot(s.normal, h)), 2 / (s.roughness * s.roughness + 0.001));
}
#elif SPECULAR == 2
float3 highlight(Surface s, float3 l) {
    float3 h = normalize(l + s.view);
    float nh = saturate(dot(s.normal, h)), nl = saturate(dot(s.normal, l)), nv = saturate(dot(s.normal, s.view));
    float a = s.roughness * s.roughness, k = (s.roughness + 1) * (s.roughness + 1) / 8;
    float d = nh * nh * (a * a - 1) + 1;
    float distribution = a * a / (3.14159265 * d * d + 0.0001);
    float geometry = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k) * 4);
    float3 fresnel = 0.04 + 0.96 * pow(1 - saturate(dot(s.view, h)), 5);
    return distribution * geometry * fresnel;
}
#else
float3 highlight(Surface s, float3 l) { return 0; }
#endif

float3 lit(Surface s, Light light) {
    float3 to = light.position - s.position;
    float far = length(to);
    float3 l = to / far;
    float fall = saturate(1 - far / light.range);
    return (s.base + highlight(s, l)) * saturate(dot(s.normal, l)) * light.color * light.intensity * fall * fall;
}

float3 all_lights(Surface s) {
    float3 sum = 0;
    [unroll] for (int i = 0; i < LIGHTS; i++) sum += lit(s, lights[i]);
    return sum;
}
