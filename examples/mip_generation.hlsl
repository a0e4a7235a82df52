// Two levels of a mip chain at once: each thread averages four texels, each fourth thread four of those.
// compute: main

cbuffer Level : register(b0)
{
    uint2 size;
};

Texture2D<float4> from : register(t0);
SamplerState blend : register(s0);
RWTexture2D<float4> half_level : register(u0);
RWTexture2D<float4> quarter_level : register(u1);

groupshared float4 shared_texels[8][8];

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 inside : SV_GroupThreadID)
{
    // A sample in the middle of four texels is their average.
    float2 uv = ((float2)id.xy * 2 + 1) / size;
    float4 colour = from.SampleLevel(blend, uv, 0);
    shared_texels[inside.y][inside.x] = colour;
    if (all(id.xy < size / 2))
        half_level[id.xy] = colour;
    GroupMemoryBarrierWithGroupSync();
    if (any(inside.xy & 1) || any(id.xy / 2 >= size / 4))
        return;
    float4 sum = shared_texels[inside.y][inside.x] + shared_texels[inside.y][inside.x + 1] +
                 shared_texels[inside.y + 1][inside.x] + shared_texels[inside.y + 1][inside.x + 1];
    quarter_level[id.xy / 2] = sum * 0.25;
}
