// The names of a structure without a name, inside of another, are those of the other.
// compute: main
// bind t0: structured int[4] 3 5 7 11
// bind u0: structured int[4] zero
// expect u0: 3 12 18 5

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S
{
    int first;
    struct
    {
        int x;
        struct { int y; };
    };
    struct { int z; } named;
    int sum() { return x + y; }
};

[numthreads(1, 1, 1)]
void main()
{
    S s = { a[0], a[1], a[2], a[3] };
    r[0] = s.first;
    r[1] = s.sum();
    s.y = 11;
    r[2] = s.named.z + s.y - 4;
    r[3] = s.x;
}
