// Copies of arrays in variables that are written to, before the copy, after it, after its uses and in a loop around it.
// compute: main
// bind t0: structured uint[4] 1 2 3 0
// bind u0: structured uint[10] zero
// expect u0: 12 12 92 12 7 93 13 41 42 43

struct Holder { uint head; uint cells[4]; };

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

uint written_before_use(inout Holder h, uint at)
{
    uint kept[4] = h.cells;
    h.cells[at] = 90 + at;
    return kept[at];
}

uint written_after_use(inout Holder h, uint at)
{
    uint kept[4] = h.cells;
    uint old = kept[at];
    h.cells[at] = 7;
    return old;
}

[numthreads(1, 1, 1)]
void main()
{
    uint one = a[0], two = a[1];
    Holder h = { 5, { 10, 11, 12, 13 } };
    h.cells[one] = 12;
    uint first[4] = h.cells;
    r[0] = first[two];
    r[1] = written_before_use(h, two);
    r[2] = h.cells[two];
    Holder g = { 6, { 10, 11, 12, 13 } };
    r[3] = written_after_use(g, two);
    r[4] = g.cells[two];
    // The copy is of what was there before the other side was written.
    uint taken[4] = h.cells;
    if (one < two)
        h.cells[two + 1] = 93;
    r[5] = h.cells[a[2]];
    r[6] = taken[a[2]];
    for (uint i = 0; i < a[2]; i++)
    {
        uint now[4] = g.cells;
        g.cells[i] = 41 + i;
        uint then[4] = g.cells;
        r[7 + i] = now[i] < then[i] ? then[i] : now[i];
    }
}
