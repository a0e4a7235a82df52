// Comparison samplers: lit or not, and blended between four.
// compute: main
// bind t0: texture2d d32float 2x2 0.2 0.4 0.6 0.8
// bind s0: sampler point clamp less_equal
// bind s1: sampler linear clamp less
// bind u0: structured float[4] zero
// expect u0 within 1e-2: 0 1 0.5 1

Texture2D<float> depths : register(t0);
SamplerComparisonState hard : register(s0);
SamplerComparisonState soft : register(s1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = depths.SampleCmpLevelZero(hard, float2(0.25, 0.25), 0.3);
    r[1] = depths.SampleCmpLevelZero(hard, float2(0.75, 0.75), 0.3);
    r[2] = depths.SampleCmpLevelZero(soft, float2(0.5, 0.5), 0.5);
    r[3] = depths.SampleCmpLevelZero(soft, float2(0.5, 0.5), 0.1);
}
