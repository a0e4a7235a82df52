// -T cs_6_0 -E main
// Indices that are masked or moved by a constant, then scaled: the scaled part is shared, and two shifts are one.
ByteAddressBuffer source;
RWStructuredBuffer<uint> target;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint word = source.Load(id * 4);
    uint sum = source.Load((id + 5) * 4) + source.Load((id + 9) * 4) + source.Load((id & 255) * 4);
    target[id] = sum + (((word >> 3) & 31) << 7) + (((word >> 10) & 63) << 2) + (((word >> 8) & 255) << 8);
}
