// Every atomic operation on a buffer of words, and on bytes.
// compute: main
// bind u0: structured uint[9] 0 255 0 0 1000 0 7 5 0
// bind u1: raw uint[2] 10 0
// bind u2: structured int[2] -5 -5
// expect u0: 64 64 63 0 0 63 7 5 2080
// expect u1: 74 0
// expect u2: -5 63

RWStructuredBuffer<uint> r : register(u0);
RWByteAddressBuffer bytes : register(u1);
RWStructuredBuffer<int> numbers : register(u2);

[numthreads(64, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint old;
    InterlockedAdd(r[0], 1);
    InterlockedAnd(r[1], id < 32 ? 0x40 | id : 0x40);
    InterlockedOr(r[2], id);
    InterlockedXor(r[3], id);
    InterlockedMin(r[4], id);
    InterlockedMax(r[5], id, old);
    InterlockedCompareExchange(r[6], 5000 + id, 1, old);
    InterlockedCompareStore(r[7], 5000 + id, 1);
    InterlockedAdd(r[8], id + 1);
    bytes.InterlockedAdd(0, 1, old);
    InterlockedMin(numbers[0], (int)id);
    InterlockedMax(numbers[1], (int)id);
}
