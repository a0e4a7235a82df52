// -T cs_6_0 -E main
// A block of 4 by 4 texels to eight bytes: two ends of 5, 6 and 5 bits, and 16 indices of two.
Texture2D<float4> source;
RWStructuredBuffer<uint2> blocks;

uint to_565(float3 c)
{
    uint3 q = uint3(round(saturate(c) * float3(31, 63, 31)));
    return (q.x << 11) | (q.y << 5) | q.z;
}

float3 from_565(uint w)
{
    uint3 q = uint3(w >> 11, (w >> 5) & 63, w & 31);
    return float3(q) / float3(31, 63, 31);
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    float3 texels[16];
    float3 low = 1, high = 0;
    for (uint i = 0; i < 16; ++i) {
        texels[i] = source[id * 4 + uint2(i & 3, i >> 2)].rgb;
        low = min(low, texels[i]);
        high = max(high, texels[i]);
    }
    uint first = to_565(high), second = to_565(low);
    if (first < second) {
        uint t = first;
        first = second;
        second = t;
    }
    float3 a = from_565(first), b = from_565(second);
    float3 axis = b - a;
    float scale = 3 / max(dot(axis, axis), 1e-6);
    uint indices = 0;
    const uint order[4] = { 0, 2, 3, 1 };
    for (uint j = 0; j < 16; ++j) {
        uint step = uint(clamp(dot(texels[j] - a, axis) * scale + 0.5, 0.0, 3.0));
        indices |= order[step] << (j * 2);
    }
    blocks[id.y * 64 + id.x] = uint2(first | (second << 16), indices);
}
