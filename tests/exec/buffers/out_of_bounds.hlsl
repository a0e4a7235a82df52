// Reads beyond the end are zero and writes there are lost.
// compute: main
// bind t0: structured uint[2] 5 6
// bind t1: typed uint[2] 7 8
// bind u0: structured uint[4] fill(1)
// expect u0: 5 0 0 1

StructuredBuffer<uint> a : register(t0);
Buffer<uint> b : register(t1);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0];
    r[1] = a[100000];
    r[2] = b[100000];
    r[100000] = 9;
}
