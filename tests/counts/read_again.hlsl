// -T cs_6_0 -E main
// Memory that is read again after an `if` and in a loop, neither of which writes it.
RWTexture2D<float4> image : register(u1);
RWBuffer<uint> numbers : register(u2);
RWStructuredBuffer<float4> results : register(u0);
groupshared float tile[64];
cbuffer C : register(b0) { uint which; uint count; };

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID, uint g : SV_GroupIndex)
{
    tile[g] = image[id].x;
    GroupMemoryBarrierWithGroupSync();
    float a = tile[g ^ 1] * 2;
    if (g & 1)
        a += tile[g ^ 1] * tile[g];
    else
        a -= tile[g];
    float b = tile[g] + tile[g ^ 1];
    for (uint n = 0; n < count; n++)
        b = b * tile[g ^ 1] + n;
    float table[5];
    for (uint k = 0; k < 5; k++)
        table[k] = image[id + k].y;
    float c = table[which] * 2;
    if (c > 1)
        c += table[which];
    else
        c -= sin(table[which]);
    c += table[which] * image[id].y + image[id].z;
    if (numbers[g] > 3)
        c += numbers[g];
    results[g] = float4(a, b, c, numbers[g]);
}
