// The four texels around a point, in D3D's order, of a chosen component.
// compute: main
// bind t0: texture2d rg32float 2x2 1 10 2 20 3 30 4 40
// bind s0: sampler point clamp
// bind u0: structured float4[2] zero
// expect u0: 3 4 2 1  30 40 20 10

Texture2D<float2> map : register(t0);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = map.GatherRed(point_sampler, float2(0.5, 0.5));
    r[1] = map.GatherGreen(point_sampler, float2(0.5, 0.5));
}
