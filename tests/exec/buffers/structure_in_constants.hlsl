// A structure of resources and numbers in a constant buffer: the numbers lie there, the resources are bound by themselves.
// except dxc: its way to SPIR-V has no structures of buffers
// compute: main
// bind b0: constant int4[3] 1 2 3 4 5 5 0 0 9 0 0 0
// bind t0: structured int[2] 30 50
// bind u0: structured int[4] zero
// expect u0: 31 54 5 9

struct S { int4 n; StructuredBuffer<int> a; int m; };
cbuffer C : register(b0)
{
    S g : register(t0);
    int4 last;
}
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    S s = g;
    r[0] = g.a[0] + g.n.x;
    r[1] = s.a[1] + s.n.w;
    r[2] = g.m;
    r[3] = last.x;
}
