// Overloaded operators of structures.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 18 7 12 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct V
{
    int x, y;
    V operator+(V o)
    {
        V v = { x + o.x, y + o.y };
        return v;
    }
    int operator[](int i) { return i == 0 ? x : y; }
    int operator()(int k) { return x * k + y; }
    bool operator<(V o) { return x < o.x; }
};

[numthreads(1, 1, 1)]
void main()
{
    V p = { a[0], a[1] }, q = { 1, 2 };
    V s = p + q;
    r[0] = s[0];
    r[1] = s[1];
    r[2] = q(10);
    r[3] = q < p;
}
