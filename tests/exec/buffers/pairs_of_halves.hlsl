// 16-bit numbers in byte address buffers, at addresses that are whole words and at such as are not.
// compute: main
// model: 6.2
// args: -enable-16bit-types
// bind t0: raw uint16[16] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
// bind u0: raw uint16[32] fill(99)
// expect u0: 1 2 99 99 3 4 5 99  99 1 2 99 99 3 4 5  2 3 4 5 99 7 99 99  9 10 11 12 13 14 15 16
// except dxbc: it has no 16-bit types
// except dxil: vkd3d does not know the flag of native 16-bit types (0x800000)

ByteAddressBuffer t : register(t0);
RWByteAddressBuffer r : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    r.Store<uint16_t2>(0, t.Load<uint16_t2>(i * 4));
    r.Store<uint16_t3>(i * 4 + 8, t.Load<uint16_t3>(i * 8 + 4));
    r.Store<uint16_t2>(18 + i, t.Load<uint16_t2>(0));
    r.Store<uint16_t3>(26 + i * 2, t.Load<uint16_t3>(4 + i * 2));
    r.Store<uint16_t4>((i << 2) + 32, t.Load<uint16_t4>((i & 12) + 2));
    r.Store<uint16_t>(i * 4 + 42, t.Load<uint16_t>(i * 4 + 12));
    r.Store<uint16_t4>(48 + i * 16, t.Load<uint16_t4>(16));
    r.Store<uint16_t4>(56 + (i | 8) - 8, t.Load<uint16_t4>((i | 24)));
}
