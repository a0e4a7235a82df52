// The counter of a buffer: each thread takes a number.
// compute: main
// bind u0: structured uint[16] zero
// bind u1: structured uint[16] zero
// counter u0: 0
// expect u1: agree
// expect counter u0: 16

RWStructuredBuffer<uint> taken : register(u0);
RWStructuredBuffer<uint> r : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint n = taken.IncrementCounter();
    taken[n] = id.x;
    r[n] = n + 100;
}
