// A literal among the initialisers of a structure, or cast to one, has the type of the member that it becomes, and not first 32 bits.
// compute: main
// bind u0: structured float[8] zero
// expect u0: 4294967296 99999997952 1 1 1 4294967296 1 3

struct Mixed { float a; float2 b; int64_t l; };
struct Precise { double d; int k; };
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    Mixed m = { 4294967295, 4294967296, 99999999999, 4294967296 };
    r[0] = m.a;
    r[1] = m.b.y;
    r[2] = m.l == 4294967296ll;
    Precise p[2] = { 0.1, 3, 1e300, 5 };
    r[3] = p[0].d == 0.1L;
    r[4] = p[1].d > 1e299L;
    Mixed whole = (Mixed)4294967296.0;
    r[5] = whole.a;
    Precise part = (Precise)0.5;
    r[6] = part.d == 0.5L;
    r[7] = p[0].k;
}
