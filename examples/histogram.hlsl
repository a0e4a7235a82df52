// How often each brightness occurs in a picture: counted in shared memory first, then added to the whole.
// compute: main

Texture2D<float4> picture : register(t0);
RWByteAddressBuffer histogram : register(u0);

static const uint bins = 64;
groupshared uint counts[bins];

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    counts[index] = 0;
    GroupMemoryBarrierWithGroupSync();
    uint2 size;
    picture.GetDimensions(size.x, size.y);
    if (all(id.xy < size))
    {
        float brightness = dot(picture[id.xy].rgb, float3(0.25, 0.5, 0.25));
        uint bin = min((uint)(saturate(brightness) * bins), bins - 1);
        InterlockedAdd(counts[bin], 1);
    }
    GroupMemoryBarrierWithGroupSync();
    uint seen = counts[index];
    if (seen > 0)
        histogram.InterlockedAdd(index * 4, seen);
}
