// Fields and methods of bases, hidden ones too.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 52 5 1 5

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct A
{
    int x;
    int get() { return x; }
    int same() { return 1; }
};
struct B : A
{
    int y;
    int get() { return x * 10 + y; }
};

[numthreads(1, 1, 1)]
void main()
{
    B b;
    b.x = a[1];
    b.y = a[3];
    r[0] = b.get();
    r[1] = b.A::get();
    r[2] = b.same();
    A c = b;
    r[3] = c.get();
}
