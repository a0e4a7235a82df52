// -T cs_6_0 -E main
// Words that are packed and unpacked by hand, as of a visibility buffer and of colours of eight bits.
ByteAddressBuffer packed;
RWByteAddressBuffer visible;
cbuffer Constants
{
    float4 exposure_and_time;
    uint4 counts;
};

float4 colour(uint word)
{
    return float4(word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff, word >> 24) / 255.0;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint4 words = packed.Load4(id * 16);
    uint cluster = (words.x >> 7) & 0x1ffff, triangle_index = words.x & 0x7f;
    int2 offset = int2((int)(words.y << 21) >> 21, (int)(words.y << 10) >> 21);
    float4 shade = colour(words.z) * exposure_and_time.x + colour(words.w) * exposure_and_time.w;
    uint level = (uint)dot(shade, exposure_and_time) & 0xf;
    uint word = (words.x & ~0x00ff0000u) | ((cluster << 16) & 0x00ff0000u);
    word = (word & 0xfffffff0u) | level;
    if (cluster < counts.y)
        visible.Store2(id * 8, uint2(word, (words.y & 0xffffu) | (triangle_index + (uint)offset.x + (uint)offset.y) << 16));
}
