// A texture compressed into blocks.
#include "engine.hlsli"

Texture2D<float4> source : register(t0);
RWTexture2D<uint2> target : register(u0);

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
#if CHANNELS == 3
    float3 texels[16];
    [unroll] for (uint i = 0; i < 16; i++)
        texels[i] = source[id * 4 + uint2(i & 3, i >> 2)].rgb;
    target[id] = colour_block(texels);
#else
    float texels[16];
    [unroll] for (uint i = 0; i < 16; i++)
        texels[i] = source[id * 4 + uint2(i & 3, i >> 2)].r;
    target[id] = single_block(texels);
#endif
}
