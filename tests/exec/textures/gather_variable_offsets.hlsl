// An offset for each component of a gather: component i is what a gather at offset i has there, so each comes from its own corner
// of the four texels. Offsets that are not known when compiling.
// compute: main
// bind t0: texture2d r32float 4x4 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
// bind t1: structured int2[4] 0 0 1 0 0 1 -1 -1
// bind s0: sampler point clamp
// bind u0: structured float4[1] zero
// expect u0: 9 11 10 0

Texture2D<float> map : register(t0);
StructuredBuffer<int2> offsets : register(t1);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float2 centre = float2(0.5, 0.5);
    r[0] = map.GatherRed(point_sampler, centre, offsets[0], offsets[1], offsets[2], offsets[3]);
}
