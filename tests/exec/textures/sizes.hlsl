// A texture blended between its texels, read at a level, and its sizes.
// compute: main
// bind t0: texture2d r32float 4x4 mips 2 iota
// bind s0: sampler linear clamp
// bind u0: structured float[6] zero
// expect u0 within 1e-3: 7.5 2.5 19 4 4 2

Texture2D<float> map : register(t0);
SamplerState blend : register(s0);
RWStructuredBuffer<float> result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint width, height, levels;
    map.GetDimensions(0, width, height, levels);
    result[0] = map.SampleLevel(blend, float2(0.5, 0.5), 0);
    result[1] = map.SampleLevel(blend, float2(0.25, 0.25), 0);
    result[2] = map.Load(int3(1, 1, 1));
    result[3] = width;
    result[4] = height;
    result[5] = levels;
}
