// The last pass: tone mapping, grain, output.
#include "engine.hlsli"

Texture2D<float4> scene : register(t0);
Texture3D<float3> grade : register(t1);

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD) : SV_Target
{
    float3 c = scene.Sample(linear_clamp, uv).rgb;
#if VIGNETTE
    float2 from_centre = uv - 0.5;
    c *= saturate(1.0 - dot(from_centre, from_centre) * 0.8);
#endif
    c = tone_map(c * exposure);
#if GRADE
    c = grade.SampleLevel(linear_clamp, to_srgb(c) * (31.0 / 32.0) + 0.5 / 32.0, 0);
#else
    c = to_srgb(c);
#endif
#if GRAIN
    c += (hash_of(float3(position.xy, frame & 255)) - 0.5) / 255.0;
#endif
    return float4(c, luminance(c));
}
