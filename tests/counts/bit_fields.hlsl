// -T cs_6_0 -E main
// Fields packed into words and taken out again, bytes, and bits spread for a curve.
RWStructuredBuffer<uint4> values;

uint spread(uint x)
{
    x &= 0x0000ffff;
    x = (x | (x << 8)) & 0x00ff00ff;
    x = (x | (x << 4)) & 0x0f0f0f0f;
    x = (x | (x << 2)) & 0x33333333;
    return (x | (x << 1)) & 0x55555555;
}

uint pack(float4 c)
{
    uint4 b = uint4(saturate(c) * 255 + 0.5);
    return b.x | (b.y << 8) | (b.z << 16) | (b.w << 24);
}

float4 unpack(uint w) { return float4(w & 255, (w >> 8) & 255, (w >> 16) & 255, w >> 24) / 255; }

[numthreads(64, 1, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    uint4 v = values[id.x];
    uint field = (v.x >> 5) & 0x7ff;
    uint merged = (v.y & ~(0x3ffu << 7)) | ((field & 0x3ffu) << 7);
    values[id.x] = uint4(spread(id.x) | (spread(id.y) << 1), pack(unpack(v.z) * 0.5), merged, field);
}
