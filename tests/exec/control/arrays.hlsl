// Local arrays with an index known at run time, of structs and of arrays.
// compute: main
// bind t0: structured uint[4] 3 1 2 0
// bind u0: structured uint[8] zero
// expect u0: 40 20 30 10 6 4 5 3

StructuredBuffer<uint> order : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct Cell
{
    uint value[2];
};

[numthreads(1, 1, 1)]
void main()
{
    uint values[4] = { 10, 20, 30, 40 };
    Cell cells[4];
    for (uint i = 0; i < 4; i++)
    {
        cells[i].value[0] = values[i];
        cells[i].value[1] = i + 3;
    }
    for (uint j = 0; j < 4; j++)
    {
        r[j] = cells[order[j]].value[0];
        r[4 + j] = cells[order[j]].value[1];
    }
}
