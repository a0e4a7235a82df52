// Cube faces by direction, and an array of cubes.
// compute: main
// bind t0: texturecube r32float 1x1 1 2 3 4 5 6
// bind t1: texturecubearray r32float 1x1x2 iota
// bind s0: sampler point clamp
// bind u0: structured float[8] zero
// expect u0: 1 2 3 4 5 6 7 2

TextureCube<float> sky : register(t0);
TextureCubeArray<float> skies : register(t1);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = sky.SampleLevel(point_sampler, float3(1, 0, 0), 0);
    r[1] = sky.SampleLevel(point_sampler, float3(-1, 0, 0), 0);
    r[2] = sky.SampleLevel(point_sampler, float3(0, 1, 0), 0);
    r[3] = sky.SampleLevel(point_sampler, float3(0, -1, 0), 0);
    r[4] = sky.SampleLevel(point_sampler, float3(0, 0, 1), 0);
    r[5] = sky.SampleLevel(point_sampler, float3(0, 0, -1), 0);
    r[6] = skies.SampleLevel(point_sampler, float4(-1, 0, 0, 1), 0);
    r[7] = skies.SampleLevel(point_sampler, float4(0, 1, 0, 0), 0);
}
