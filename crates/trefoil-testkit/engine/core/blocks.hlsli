// Texture blocks of four bits a texel, made on the GPU.
#ifndef ENGINE_BLOCKS
#define ENGINE_BLOCKS
#include "math.hlsli"

uint to_565(float3 c)
{
    uint3 q = (uint3)round(saturate(c) * float3(31, 63, 31));
    return q.r << 11 | q.g << 5 | q.b;
}

float3 from_565(uint p)
{
    return float3(p >> 11, (p >> 5) & 63, p & 31) / float3(31, 63, 31);
}

void ends_of(float3 texels[16], out float3 low, out float3 high)
{
    low = high = texels[0];
    [unroll] for (uint i = 1; i < 16; i++)
    {
        low = min(low, texels[i]);
        high = max(high, texels[i]);
    }
    float3 inset = (high - low) / 16.0;
    low = saturate(low + inset);
    high = saturate(high - inset);
}

uint2 colour_block(float3 texels[16])
{
    float3 low, high;
    ends_of(texels, low, high);
    uint a = to_565(high), b = to_565(low);
    if (a < b)
    {
        uint t = a;
        a = b;
        b = t;
    }
    float3 from = from_565(b), along = from_565(a) - from;
    float scale = 3.0 / max(dot(along, along), 1e-6);
    uint indices = 0;
    [unroll] for (uint i = 0; i < 16; i++)
    {
        uint step = (uint)clamp(dot(texels[i] - from, along) * scale + 0.5, 0.0, 3.0);
        uint code = step == 0 ? 1 : step == 3 ? 0 : 4 - step;
        indices |= code << (2 * i);
    }
    return uint2(a | b << 16, a == b ? 0 : indices);
}

uint2 single_block(float texels[16])
{
    float low = texels[0], high = texels[0];
    for (uint n = 1; n < 16; n++)
    {
        low = min(low, texels[n]);
        high = max(high, texels[n]);
    }
    uint a = (uint)round(high * 255.0), b = (uint)round(low * 255.0);
    uint64_t bits = 0;
    float scale = 7.0 / max(high - low, 1e-5);
    for (uint i = 0; i < 16; i++)
    {
        uint step = (uint)((texels[i] - low) * scale + 0.5);
        uint code = step == 7 ? 0 : step == 0 ? 1 : 8 - step;
        bits |= (uint64_t)code << (3 * i + 16);
    }
    bits |= a | b << 8;
    return uint2((uint)bits, (uint)(bits >> 32));
}

#endif
