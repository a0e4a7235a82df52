// This, as the whole and for its fields.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 6 5

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S
{
    int x;
    void set(S o)
    {
        this = o;
        this.x += 1;
    }
};

[numthreads(1, 1, 1)]
void main()
{
    S s = { 1 }, t = { a[1] };
    s.set(t);
    r[0] = s.x;
    r[1] = t.x;
}
