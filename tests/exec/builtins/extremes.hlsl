// Functions at the ends of the numbers, at run time and folded: infinities, both zeros, and below zero. DXC refuses the
// logarithm of a constant infinity: 1 and -2 stand for them there.
// compute: main
// bind t0: structured uint[5] 0x7f800000 0xff800000 0 0x80000000 0xbf800000
// bind u0: structured uint[40] zero
// bind u1: structured uint[40] zero
// expect u0: 0 3 2 2 3  0 3 2 2 3  0 3 2 2 3  1 3 0 0 3  0 3 1 2 3  1 2 0 0 0  1 0 0 0 0  1 2 0 0 0
// expect u1: 1 3 2 2 3  1 3 2 2 3  1 3 2 2 3  1 3 0 0 3  0 3 1 2 3  1 2 0 0 0  1 0 0 0 0  1 2 0 0 0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> known : register(u0);
RWStructuredBuffer<uint> made : register(u1);

// 1 infinity, 2 its negative, 3 no number, 0 what is finite
uint kind(float x)
{
    uint bits = asuint(x);
    if ((bits & 0x7f800000) != 0x7f800000)
        return 0;
    return (bits & 0x7fffff) != 0 ? 3 : (bits >> 31 ? 2 : 1);
}

#define AT(to, n, f, x0, x1, x2, x3, x4)  \
    to[n * 5 + 0] = kind(f(asfloat(x0))); \
    to[n * 5 + 1] = kind(f(asfloat(x1))); \
    to[n * 5 + 2] = kind(f(asfloat(x2))); \
    to[n * 5 + 3] = kind(f(asfloat(x3))); \
    to[n * 5 + 4] = kind(f(asfloat(x4)));
#define BOTH(n, f, above, below)                               \
    AT(known, n, f, above, below, 0u, 0x80000000u, 0xbf800000u) \
    AT(made, n, f, a[0], a[1], a[2], a[3], a[4])

[numthreads(1, 1, 1)]
void main()
{
    BOTH(0, log, 0x3f800000u, 0xc0000000u)
    BOTH(1, log2, 0x3f800000u, 0xc0000000u)
    BOTH(2, log10, 0x3f800000u, 0xc0000000u)
    BOTH(3, sqrt, 0x7f800000u, 0xff800000u)
    BOTH(4, rsqrt, 0x7f800000u, 0xff800000u)
    BOTH(5, sinh, 0x7f800000u, 0xff800000u)
    BOTH(6, exp2, 0x7f800000u, 0xff800000u)
    BOTH(7, degrees, 0x7f800000u, 0xff800000u)
}
