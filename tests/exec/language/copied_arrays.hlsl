// Arrays that are copied and then indexed at run time hold what they were copied from when that happened, whatever becomes of the source.
// compute: main
// bind t0: structured uint[48] iota
// bind b0: constant uint[36] iota(100,1)
// bind u0: structured uint[16] iota(1000,1)
// bind u1: structured uint[8] zero
// expect u1: 32 237 1006 1006 1 64 9 4

struct Row { uint first; uint cells[4]; uint last; };
StructuredBuffer<Row> rows : register(t0);
cbuffer Constants : register(b0) { uint4 begin; Row fixed; };
RWStructuredBuffer<uint4> writable : register(u0);
RWStructuredBuffer<uint> result : register(u1);

uint pick(Row row, uint n) { return row.cells[n] + row.last; }

uint of_parameter(uint cells[4], uint n)
{
    uint kept[4] = cells;
    cells[n] += 6;
    return kept[n] + cells[n];
}

[numthreads(1, 1, 1)]
void main()
{
    uint n = rows[0].cells[1];                  // 2
    Row row = rows[n];                          // 12 to 17
    result[0] = pick(row, n);                   // 15 + 17
    Row constants = fixed;                      // its cells are 108, 112, 116 and 120, then comes 121
    result[1] = pick(constants, n);

    uint4 loaded = writable[1];
    uint local[4] = { loaded.x, loaded.y, loaded.z, loaded.w };
    writable[1] = 5;
    result[2] = local[n];

    uint before[4] = local;
    local[n] = 1;
    result[3] = before[n];
    result[4] = local[n];

    // The row of the last turn that took one.
    uint sum = 0;
    Row taken = rows[0];
    for (uint i = 0; i < 4; ++i)
    {
        if (i & 1)
            taken = rows[i];
        sum += taken.cells[(n + i) & 3];        // 3, 10, 7 and 20
    }
    result[5] = sum + taken.last + 1;

    uint same[4] = { 1, 2, 3, 4 };
    result[6] = of_parameter(same, n) - same[n];
    result[7] = of_parameter(rows[n].cells, n) - row.cells[n] * 2 - 2;
}
