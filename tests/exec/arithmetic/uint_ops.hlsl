// Unsigned arithmetic wraps, divides and shifts as unsigned.
// compute: main
// bind t0: structured uint[4] 4294967295 3 2147483648 33
// bind u0: structured uint[8] zero
// expect u0: 2 1431655765 0 2147483647 1073741824 4294967293 1 4294967294

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + a[1];
    r[1] = a[0] / a[1];
    r[2] = a[0] % a[1];
    r[3] = a[0] >> 1;
    r[4] = a[2] >> (a[3] & 31);
    r[5] = a[0] * a[1];
    r[6] = a[2] > a[1];
    r[7] = a[2] * 2 - 2;
}
