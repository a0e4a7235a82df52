// A global structure of resources: each is bound by itself, and goes into functions and methods with the structure.
// except dxc: its way to SPIR-V has no structures of buffers
// compute: main
// bind t0: structured int[2] 3 5
// bind t1: structured int[2] 7 11
// bind u0: structured int[4] zero
// expect u0: 3 16 8 11

struct Pair { StructuredBuffer<int> a, b; int both(int i) { return a[i] + b[i]; } };
struct All { Pair in_; RWStructuredBuffer<int> r; };
All g : register(t0) : register(u0);

int first(Pair p) { return p.a[0] + p.a[1]; }

[numthreads(1, 1, 1)]
void main()
{
    Pair local = g.in_;
    g.r[0] = g.in_.a[0];
    g.r[1] = g.in_.both(1);
    g.r[2] = first(g.in_);
    g.r[3] = local.b[1];
}
