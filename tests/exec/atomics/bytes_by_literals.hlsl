// What a literal is in `InterlockedMin` and `InterlockedMax` of bytes: without a sign unless it is negated, as in DXC.
// compute: main
// bind u0: raw uint[5] 0x80000000 5 0x80000000 0x80000000 5
// expect u0: 0x80000000 0xfffffffd 16 0x80000000 5

RWByteAddressBuffer bytes : register(u0);

[numthreads(1, 1, 1)]
void main(int id : SV_DispatchThreadID)
{
    bytes.InterlockedMax(0, 16);
    bytes.InterlockedMin(4, -3);
    bytes.InterlockedMax(8, id + 16);
    bytes.InterlockedMax(12, 16u);
    bytes.InterlockedMin(16, 0x80000000);
}
