// Samplers: blending, wrapping, mirroring and the border; levels and gradients.
// compute: main
// bind t0: texture2d r32float 4x1 10 20 30 40
// bind t1: texture2d r32float 2x2 mips 2 1 1 1 1 5
// bind s0: sampler point wrap
// bind s1: sampler point mirror
// bind s2: sampler point border
// bind s3: sampler linear clamp
// bind u0: structured float[8] zero
// expect u0 within 1e-2: 20 30 0 15 10 3 5 40

Texture2D<float> row : register(t0);
Texture2D<float> levels : register(t1);
SamplerState wrap : register(s0);
SamplerState mirror : register(s1);
SamplerState border : register(s2);
SamplerState blend : register(s3);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = row.SampleLevel(wrap, float2(1.375, 0.5), 0);
    r[1] = row.SampleLevel(mirror, float2(1.375, 0.5), 0);
    r[2] = row.SampleLevel(border, float2(1.375, 0.5), 0);
    r[3] = row.SampleLevel(blend, float2(0.25, 0.5), 0);
    r[4] = row.SampleLevel(blend, float2(-3, 0.5), 0);
    r[5] = levels.SampleLevel(blend, float2(0.5, 0.5), 0.5);
    r[6] = levels.SampleGrad(blend, float2(0.5, 0.5), float2(4, 0), float2(0, 4));
    r[7] = row.SampleLevel(wrap, float2(0.125, 0.5), 0, int2(3, 0));
}
