// What atomics return: each thread gets another old value, and one exchange wins.
// compute: main
// bind u0: structured uint[1] zero
// bind u1: structured uint[16] zero
// bind u2: structured uint[2] zero
// expect u0: 16
// expect u1: 16*1
// expect u2: 1 1

RWStructuredBuffer<uint> next : register(u0);
RWStructuredBuffer<uint> taken : register(u1);
RWStructuredBuffer<uint> won : register(u2);

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint slot, old;
    InterlockedAdd(next[0], 1, slot);
    taken[slot] = 1;
    InterlockedCompareExchange(won[0], 0, 1, old);
    if (old == 0)
        InterlockedAdd(won[1], 1);
}
