// What a function does not set of its `out` parameters keeps the value that it had before the call.
// compute: main
// except spirv: a module for Vulkan has a variable of the parameter's own, which is undefined
// bind t0: structured uint[4] 1 2 3 4
// bind u0: structured uint[8] zero
// expect u0: 5 2 7 3 9 4 5 8

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct Pair
{
    uint x, y;
};

void first(out uint x, out uint y)
{
    x = a[3] + 1;
}

void where_set(uint when, out uint x)
{
    if (when > 2)
        x = 9;
}

void half_set(out Pair p)
{
    p.x = 5;
}

[numthreads(1, 1, 1)]
void main()
{
    uint x = 1, y = a[1];
    first(x, y);
    r[0] = x;
    r[1] = y;
    uint u = 7, v = 3;
    where_set(a[0], u);
    r[2] = u;
    r[3] = v;
    where_set(a[2], v);
    r[4] = v;
    r[5] = a[3];
    Pair p = { 6, 8 };
    half_set(p);
    r[6] = p.x;
    r[7] = p.y;
}
