// An out parameter converts on its way back.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 7

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

void give(out float x) { x = 7.9; }

[numthreads(1, 1, 1)]
void main()
{
    int v;
    give(v);
    r[0] = v;
}
