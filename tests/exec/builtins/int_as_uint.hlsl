// An integer as an unsigned one keeps its bits.
// compute: main
// bind t0: structured int[8] 0 1 -1 255 2147483647 -2147483648 240 -16
// bind u0: structured uint[9] zero
// expect u0: 0 1 4294967295 255 2147483647 2147483648 240 4294967280 255

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (uint)a[id];
    if (id == 0)
        r[8] = (uint)int(255);
}
