// What is passed `inout` is copied in before the other arguments are evaluated, unless it is a part of a local: that is passed by
// its address, and its value is what it is when all arguments have been evaluated. So it is with structures and arrays that are
// passed by value.
// compute: main
// except spirv: arguments go from left to right in modules for Vulkan
// except dxc: arguments go from left to right in modules for Vulkan
// bind t0: structured uint[8] 1 2 3 4 5 6 7 8
// bind u0: structured uint[20] zero
// expect u0: 712 79 72112 7219 72112 7219 72112 721 512 521 7212 721 73 73 7213 7213 7 7 712 79

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

static uint t;
uint e(uint k) { t = t * 10 + k; return k; }
uint n(inout uint x, uint k) { x = x * 10 + k; return k; }

struct P { uint x, y; };
static P known;
uint next(uint k) { known.x = known.x * 10 + k; return k; }

uint scalar(uint p, inout uint s, uint q) { uint old = s; s = s * 10 + 9; return old * 100 + p * 10 + q; }
uint whole(uint p, inout P s, uint q) { uint old = s.x; s.x = s.x * 10 + 9; return old * 100 + p * 10 + q; }
uint given(uint p, P s, uint q) { return s.x * 100 + p * 10 + q; }
uint plain(uint p, uint s, uint q) { return s * 100 + p * 10 + q; }
void inner(uint k, inout uint x, uint m) { x = x * 10 + k + m; }
void converted(uint k, inout float x, uint m) { x = x * 10 + k + m; }
void two(inout uint p, uint k, inout uint q) { p += k; q += 2; }

struct S
{
    uint x;
    uint m() { return scalar(n(x, 1), x, n(x, 2)); }
};

[numthreads(1, 1, 1)]
void main()
{
    t = a[6];
    r[0] = scalar(e(1), t, e(2));
    r[1] = t;
    uint v = a[6];
    r[2] = scalar(n(v, 1), v, n(v, 2));
    r[3] = v;
    P p = { a[6], 1 };
    r[4] = whole(n(p.x, 1), p, n(p.x, 2));
    r[5] = p.x;
    p.x = a[6];
    r[6] = given(n(p.x, 1), p, n(p.x, 2));
    r[7] = p.x;
    known.x = a[4];
    r[8] = given(next(1), known, next(2));
    r[9] = known.x;
    v = a[6];
    r[10] = plain(n(v, 1), v, n(v, 2));
    r[11] = v;
    v = a[6];
    converted(n(v, 1), v, n(v, 2));
    r[12] = v;
    uint4 lanes = a[6];
    inner(n(lanes.x, 1), lanes.x, n(lanes.x, 2));
    r[13] = lanes.x;
    uint list[2] = { a[6], 0 };
    inner(n(list[0], 1), list[0], n(list[0], 2));
    r[14] = list[0];
    p.x = a[6];
    inner(n(p.x, 1), p.x, n(p.x, 2));
    r[15] = p.x;
    r[16] = 5;
    two(r[16], r[16] = 50, r[16]);
    r[17] = r[16];
    S s = { a[6] };
    r[18] = s.m();
    r[19] = s.x;
}
