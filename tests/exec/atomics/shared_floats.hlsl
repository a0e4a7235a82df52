// Exchanges of floats in the group's memory, whose bits are an integer's: in an array, at a known place, in a scalar.
// compute: main
// bind u0: structured float[6] zero
// expect u0: 7 2 5 1 3 9

RWStructuredBuffer<float> result : register(u0);
groupshared float row[16];
groupshared float one;

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    row[id] = 7;
    row[3] = 5;
    one = 3;
    float old;
    InterlockedExchange(row[id], 2.0, old);
    result[0] = old;
    result[1] = row[id];
    InterlockedExchange(row[3], 1.0, old);
    result[2] = old;
    result[3] = row[3];
    InterlockedExchange(one, 9.0, old);
    result[4] = old;
    result[5] = one;
}
