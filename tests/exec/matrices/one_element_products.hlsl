// A vector of one lane times a matrix is a vector, as with more lanes; a scalar times a matrix is a matrix.
// compute: main
// bind t0: structured uint[8] 1 2 3 4 5 6 7 8
// bind u0: structured uint[12] zero
// expect u0: 22 27 22 27 15 18 15 18 28 28 308 16

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint2 v = uint2(a[1], a[2]);
    uint1 s = a[3];
    uint k = a[2];
    uint1x1 o = a[6];
    uint1x2 m = uint1x2(a[4], a[5]);
    uint2x1 n = uint2x1(a[4], a[5]);
    uint2 x = v + mul(s, m);
    r[0] = x.x;
    r[1] = x.y;
    x = v + mul(n, s);
    r[2] = x.x;
    r[3] = x.y;
    uint1x2 y = mul(k, m);
    r[4] = y._m00;
    r[5] = y._m01;
    uint2x1 z = mul(n, k);
    r[6] = z._m00;
    r[7] = z._m10;
    r[8] = mul(s, o);
    r[9] = mul(o, s);
    x = mul(mul(n, o), s);
    r[10] = x.x + x.y;
    r[11] = mul(s, s);
}
