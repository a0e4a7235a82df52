// A method works on the object itself: what it writes to `this` is there for the arguments of the call, for other names of the
// object, and for what it calls.
// compute: main
// bind t0: structured uint[4] 3 5 7 1
// bind u0: structured uint[12] zero
// expect u0: 34004 34 12 6 7 9 70 7 15 8 21 4

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct S
{
    uint s;
    uint n(uint k) { s = s * 10 + k; return k; }
    uint rd(uint k) { return s * 1000 + k; }
    void twice() { n(1); n(2); }
    void above(uint k) { if (s > k) s = k; }
};

static S shared_one;

struct Other
{
    uint get(S o) { return o.s; }
    uint set(uint v) { shared_one.s = v; return v; }
};

struct Base { uint x; void add(uint k) { x += k; } uint get() { return x; } };
struct Derived : Base { uint y; uint both() { add(y); return get(); } };
struct Holder { Derived d[2]; uint sum(uint i) { d[i].add(1); return d[0].x + d[1].x; } };

template <typename T>
struct Pair
{
    T p, q;
    void swap() { T t = p; p = q; q = t; }
    T operator[](uint i) { q += i; return p; }
    uint operator()(T k) { p += k; return p; }
};

[numthreads(1, 1, 1)]
void main()
{
    S q = { a[0] };
    r[0] = q.rd(q.n(4));
    r[1] = q.s;
    S z = { 0 };
    z.twice();
    r[2] = z.s;
    z.above(6);
    z.above(8);
    r[3] = z.s;

    shared_one.s = 7;
    Other o;
    r[4] = o.get(shared_one);
    o.set(9);
    r[5] = shared_one.s;

    Holder h;
    h.d[0].x = 50;
    h.d[0].y = 9;
    h.d[1].x = 10;
    h.d[1].y = 9;
    h.d[a[3]].both();
    r[6] = h.sum(a[3]);
    r[7] = a[2];

    Pair<uint> p = { a[1], a[2] };
    p.swap();
    r[8] = p(8);
    r[9] = p[3] - 7;
    r[10] = p.p + p.q - 2;
    r[11] = p.q - 4;
}
