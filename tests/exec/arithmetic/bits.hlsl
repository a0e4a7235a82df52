// Counting, reversing and finding bits, and the same bits as another type.
// compute: main
// bind t0: structured uint[4] 0x00f0 0x80000001 0 1065353216
// bind u0: structured uint[10] zero
// expect u0: 4 251658240 7 4 4294967295 31 2 1065353216 1 0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = countbits(a[0]);
    r[1] = reversebits(a[0]);
    r[2] = firstbithigh(a[0]);
    r[3] = firstbitlow(a[0]);
    r[4] = firstbitlow(a[2]);
    r[5] = firstbithigh(a[1]);
    r[6] = countbits(a[1]);
    r[7] = asuint(asfloat(a[3]));
    r[8] = (uint)asfloat(a[3]);
    r[9] = countbits(a[2]);
}
