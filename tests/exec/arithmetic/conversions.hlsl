// Conversions between the scalar types.
// compute: main
// bind t0: structured mixed 2.75 -2.75 -3 4000000000
// bind u0: structured mixed 12*0
// expect u0: 2 -2 1 -3.0 4000000000.0 1 0 1.0 0.5 2 4294967293 1.0

struct Inputs
{
    float f;
    float g;
    int i;
    uint u;
};
struct Outputs
{
    int a, b;
    int c;
    float d, e;
    uint f, g;
    float h, i;
    uint j, k;
    float l;
};
StructuredBuffer<Inputs> a : register(t0);
RWStructuredBuffer<Outputs> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    Inputs x = a[0];
    Outputs o;
    o.a = (int)x.f;
    o.b = (int)x.g;
    o.c = (bool)x.i;
    o.d = x.i;
    o.e = x.u;
    o.f = x.f > x.g;
    o.g = (uint)(x.f < x.g);
    o.h = (bool)x.u;
    o.i = f16tof32(f32tof16(0.5));
    o.j = (uint)x.f;
    o.k = (uint)x.i;
    o.l = true;
    r[0] = o;
}
