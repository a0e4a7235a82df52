// Whatever is not zero is true.
// compute: main
// bind t0: structured int[8] 0 1 -1 255 2147483647 -2147483648 240 -16
// bind u0: structured int[9] zero
// expect u0: 0 1 1 1 1 1 1 1 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (int)(bool)a[id];
    if (id == 0)
        r[8] = (int)(bool)int(255);
}
