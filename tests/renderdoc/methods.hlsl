// A method of an included structure and a function, called in a loop.
// compute: main
// bind t0: structured uint[4] 3 1 4 1
// bind u0: structured uint[2] zero
// expect u0: 22 4

#include "inputs/tally.hlsli"

StructuredBuffer<uint> input : register(t0);
RWStructuredBuffer<uint> output : register(u0);

uint scaled(uint value, uint factor)
{
    uint product = value * factor; //@ value 3 1 4 1
    return product + 1; //@ value 3 1 4 1; product 6 2 8 2
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Tally tally;
    tally.sum = 0; //@ id.x 0
    tally.count = 0; //@ tally.sum 0
    for (uint i = 0; i < 4; i++) //@ 5 times; tally.sum 0 7 10 19 22; tally.count 0 1 2 3 4; i ? 0 1 2 3
    {
        uint value = input[i + id.x]; //@ i 0 1 2 3; tally.sum 0 7 10 19
        tally.add(scaled(value, 2));
    }
    output[0] = tally.sum; //@ tally.sum 22; tally.count 4
    output[1] = tally.count; //@ tally.count 4
}
