// IncrementCounter and DecrementCounter give each thread its own slot.
// compute: main
// bind u0: structured uint[8] zero
// counter u0: 0
// bind u1: structured uint[1] zero
// counter u1: 8
// expect u0 sorted: 1 2 3 4 5 6 7 8
// expect counter u0: 8
// expect counter u1: 7
// expect u1: 7

RWStructuredBuffer<uint> r : register(u0);
RWStructuredBuffer<uint> down : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint slot = r.IncrementCounter();
    r[slot] = id + 1;
    if (id == 0)
        down[0] = down.DecrementCounter();
}
