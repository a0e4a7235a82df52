// The best overload by type, width and number.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[6] zero
// expect u0: 1 2 3 4 5 6

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int f(int x) { return 1; }
int f(uint x) { return 2; }
int f(float x) { return 3; }
int f(float2 x) { return 4; }
int f(int x, int y) { return 5; }
int f(bool x) { return 6; }

[numthreads(1, 1, 1)]
void main()
{
    uint u = a[0];
    float g = a[0];
    r[0] = f(a[0]);
    r[1] = f(u);
    r[2] = f(g);
    r[3] = f(g.xx);
    r[4] = f(1, 2);
    r[5] = f(a[0] > 1);
}
