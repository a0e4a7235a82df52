// -T cs_6_0 -E main
// Bytes and halves of a raw buffer, by an address that is no multiple of four.
ByteAddressBuffer source;
RWByteAddressBuffer target;

uint byte_at(uint address) { return (source.Load(address & ~3u) >> ((address & 3u) * 8u)) & 0xffu; }

uint half_at(uint address) { return byte_at(address) | (byte_at(address + 1) << 8); }

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint at = id * 7;
    uint3 rgb = uint3(byte_at(at), byte_at(at + 1), byte_at(at + 2));
    target.Store2(id * 8, uint2(rgb.x | rgb.y << 8 | rgb.z << 16, half_at(at + 3) + half_at(at + 5)));
}
