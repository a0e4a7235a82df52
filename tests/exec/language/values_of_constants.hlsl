// Constants that go through floats, through bits and through what decides before it is read: their values.
// compute: main
// bind u0: raw uint[8]
// expect u0: 2 1 2 8 3 2 1 15
RWByteAddressBuffer o : register(u0);

static const float middle = 2.5;
static int n = 2;
enum Sizes { Whole = (int)middle, Is = middle > 2 };
static uint values[asuint(3e-45)];
static uint others[1 || n];

template<int N> struct Count {
    uint get() { return N; }
};

struct Flags {
    uint a : sizeof(int);
    uint b : true;
};

[numthreads(1, 1, 1)]
void main() {
    Count<8 >> 2> c;
    Count<(0, 3)> d;
    Flags f;
    f.a = 0xffffffff;
    f.b = 1;
    o.Store4(0, uint4(Whole, Is, c.get(), sizeof(values)));
    o.Store4(16, uint4(d.get(), (uint)middle, f.b, f.a));
}
