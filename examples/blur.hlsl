// One direction of a blur that is the same in both: rows when `direction` is (1, 0), columns when it is (0, 1).
// compute: main

cbuffer Pass : register(b0)
{
    int2 direction;
    uint2 size;
};

Texture2D<float4> from : register(t0);
RWTexture2D<float4> to : register(u0);

#define RADIUS 3
#define GROUP 16
static const float weights[RADIUS + 1] = { 0.3125, 0.234375, 0.09375, 0.015625 };
groupshared float4 line_of_texels[GROUP + 2 * RADIUS];

float4 texel(int2 along, int across)
{
    int2 place = along * direction + across * (1 - direction);
    return from[clamp(place, int2(0, 0), (int2)size - 1)];
}

[numthreads(GROUP, 1, 1)]
void main(uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    int first = (int)(group.x * GROUP) - RADIUS;
    int across = (int)group.y;
    for (uint i = index; i < GROUP + 2 * RADIUS; i += GROUP)
        line_of_texels[i] = texel((first + (int)i).xx, across);
    GroupMemoryBarrierWithGroupSync();

    float4 sum = line_of_texels[index + RADIUS] * weights[0];
    [unroll]
    for (uint r = 1; r <= RADIUS; r++)
        sum += (line_of_texels[index + RADIUS - r] + line_of_texels[index + RADIUS + r]) * weights[r];

    int2 place = (int)(group.x * GROUP + index) * direction + across * (1 - direction);
    if (all((uint2)place < size))
        to[place] = sum;
}
