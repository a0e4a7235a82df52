// Arguments of calls are evaluated from right to left for Direct3D, those of methods and built-ins as well; the object of a method comes first.
// Operands of operators, parts of constructors and of initialisers go from left to right.
// compute: main
// except spirv: arguments go from left to right in modules for Vulkan
// except dxc: arguments go from left to right in modules for Vulkan
// bind t0: structured uint[4] 1 2 3 4
// bind u0: structured uint[24] zero
// expect u0: 321 132 132 321 54 3412 123 45 67 89 123 12 12 213 21 21 21 12 321 21 231 17 71 1243

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

static uint trace;

uint e(uint k) { trace = trace * 10 + k; return k; }
uint traced() { uint t = trace; trace = 0; return t; }

struct P { uint x, y; };
P pair(uint k) { e(k); P p = { k, k }; return p; }

uint three(uint a, uint b, uint c) { return a * 100 + b * 10 + c; }
uint with_pairs(uint a, P b, P c) { return a + b.x + c.x; }
uint with_default(uint a, uint b = e(7)) { return a; }

struct S
{
    uint s;
    uint m(uint a, uint b) { return s + a * 10 + b; }
    uint operator()(uint a, uint b) { return s + a * 10 + b; }
};

[numthreads(1, 1, 1)]
void main()
{
    trace = 0;
    uint k = three(e(1), e(2), e(3));
    r[0] = traced();
    S q[4] = { { 0 }, { 1 }, { 2 }, { 3 } };
    k += q[e(1)].m(e(2), e(3));
    r[1] = traced();
    k += q[e(1)](e(2), e(3));
    r[2] = traced();
    k += clamp(e(1), e(2), e(3));
    r[3] = traced();
    k += max(e(4), e(5));
    r[4] = traced();
    k += dot(uint2(e(1), e(2)), uint2(e(3), e(4)));
    r[5] = traced();
    uint3 v = uint3(e(1), e(2), e(3));
    r[6] = traced();
    uint2 w = { e(4), e(5) };
    r[7] = traced();
    P p = { e(6), e(7) };
    r[8] = traced();
    uint list[2] = { e(8), e(9) };
    r[9] = traced();
    k += e(1) + e(2) * e(3);
    r[10] = traced();
    P ps[4];
    ps[1] = pair(0);
    ps[e(1)] = pair(2);
    r[11] = traced();
    ps[e(1)] = ps[e(2)];
    r[12] = traced();
    uint chain[4] = { 0, 0, 0, 0 };
    chain[e(3) & 3] = chain[e(1)] = e(2);
    k += chain[3];
    r[13] = traced() == 213 ? 213 : 0;
    chain[e(1)] = e(2);
    r[14] = traced();
    chain[e(1)] += e(2);
    r[15] = traced();
    uint grid[4][4] = { { 0, 1, 2, 3 }, { 0, 1, 2, 3 }, { 0, 1, 2, 3 }, { 0, 1, 2, 3 } };
    k += grid[e(1)][e(2)];
    r[16] = traced();
    uint2x2 m = uint2x2(a[0], a[1], a[2], a[3]);
    k += m[e(1)][e(2) - 1];
    r[17] = traced();
    k += select(e(1) == 1, e(2), e(3));
    r[18] = traced();
    bool2 both = and(bool2(e(1), 1), bool2(e(2), 1));
    r[19] = traced();
    k += with_pairs(e(1), pair(2), pair(3));
    r[20] = traced();
    k += e(1) == 1 ? e(7) : e(8);
    r[21] = traced();
    k += with_default(e(1));
    r[22] = traced();
    k += mul(uint2x2(e(1), e(2), 0, 0), uint2(1, 1)).x * min(e(3), e(4));
    r[23] = traced();
    r[23] += (k + v.x + w.x + p.x + list[0] + ps[1].x + both.x) * 0;
}
