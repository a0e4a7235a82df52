// The halves of a matrix of doubles, and a matrix of doubles of halves.
// compute: main
// bind t0: structured double[4] 1.0 -2.0 0.5 3.25
// bind u0: structured uint[8] zero
// bind u1: structured double[4] zero
// expect u0: 0 0 0 0 0x3ff00000 0xc0000000 0x3fe00000 0x400a0000
// expect u1: 1.0 -2.0 0.5 3.25
// except dxc: its SPIR-V is invalid
// except dxc-dxil: it turns the halves of a matrix over

StructuredBuffer<double> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);
RWStructuredBuffer<double> d : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    uint2x2 low, high;
    asuint(double2x2(a[0], a[1], a[2], a[3]), low, high);
    for (uint i = 0; i < 4; i++) {
        r[i] = low[i / 2][i % 2];
        r[4 + i] = high[i / 2][i % 2];
    }
    d[0] = asdouble(low[0][0], high[0][0]);
    d[1] = asdouble(low[0][1], high[0][1]);
    d[2] = asdouble(low[1], high[1]).x;
    d[3] = asdouble(low[1], high[1]).y;
}
