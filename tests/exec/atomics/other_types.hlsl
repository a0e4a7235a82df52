// A number of another type than `InterlockedMax` of bytes has becomes the first one that it has, which has a sign, as in DXC.
// compute: main
// bind u0: raw uint[2] 16 16
// expect u0: 16 0xffffffff

RWByteAddressBuffer bytes : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint64_t large = 0xffffffffu - id;
    bytes.InterlockedMax(0, large);
    bytes.InterlockedMax(4, (uint)large);
}
