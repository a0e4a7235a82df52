// What is read again after branches and in loops: of memory that one side of a branch, a later turn of a loop or a call of the loop
// writes, the new value; of other memory, the one that is there.
// compute: main
// bind t0: structured uint[4] 2 5 7 1
// bind u0: structured uint[10] fill(3)
// expect u0: 5 12 4 37 10 2 40 13 3 4

StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> r : register(u0);
groupshared uint shared_words[4];

void put(uint at, uint value) { shared_words[at] = value; }

[numthreads(1, 1, 1)]
void main()
{
    uint local[4] = { 2, 3, 4, 5 };
    uint at = numbers[3], by = numbers[0];
    shared_words[at] = by;
    // Neither side writes what is read, or one does.
    uint before = shared_words[at];
    if (by == 2)
        r[8] = before + 1;
    r[0] = shared_words[at] + before + 1;
    if (by == 2)
        shared_words[at] = 9;
    r[1] = shared_words[at] + local[at];
    if (by == 3)
        local[by] = 0;
    r[2] = local[by];
    // A loop that writes what it reads, in a later block, and one that writes elsewhere.
    uint sum = 0;
    for (uint i = 0; i < 4; i++)
    {
        sum += local[at];
        if (i < numbers[3] + 1)
            local[at] += i + by + 3;
    }
    r[3] = sum - 2;
    sum = 0;
    for (uint j = 0; j < by; j++)
    {
        sum += local[by] + j - 1;
        shared_words[j] = sum;
    }
    r[4] = sum + 3;
    r[5] = shared_words[at] - 5;
    // A loop whose call writes, around one that only reads.
    sum = 0;
    for (uint k = 0; k < by; k++)
    {
        for (uint n = 0; n < by; n++)
            sum += shared_words[at];
        put(at, numbers[2] + 6);
    }
    r[6] = sum;
    r[7] = shared_words[at];
    uint given = r[9];
    for (uint m = 0; m < given; m++)
        r[9] = r[9] + m;
    r[9] -= 2;
}
