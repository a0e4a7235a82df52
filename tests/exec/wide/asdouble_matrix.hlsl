// asdouble of matrices, each element of two: it was a vector of their first rows.
// compute: main
// bind t0: structured uint[8] 0 1 2 3 1072693248 1073741824 1074266112 1074790400
// bind u0: structured uint[8] zero
// expect u0: 0 1 2 3 1072693248 1073741824 1074266112 1074790400
// except dxc: its SPIR-V is not valid, and a driver dies of it

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint2x2 low = { a[0], a[1], a[2], a[3] };
    uint2x2 high = { a[4], a[5], a[6], a[7] };
    double2x2 d = asdouble(low, high);
    for (uint i = 0; i < 4; i++)
    {
        uint x, y;
        asuint(d[i / 2][i % 2], x, y);
        r[i] = x;
        r[i + 4] = y;
    }
}
