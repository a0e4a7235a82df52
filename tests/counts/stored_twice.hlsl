// -T cs_6_0 -E main
// Elements of a local array that a variable indexes, changed twice in a row.
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

struct Tally { uint count[8]; void add(uint at, uint by) { count[at] += by; } };

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Tally tally = (Tally)0;
    [loop] for (uint i = 0; i < 32; i++)
    {
        uint at = numbers[id * 32 + i] & 7;
        tally.add(at, i);
        tally.add(at, at);
        tally.add(at, 3);
    }
    [loop] for (uint n = 0; n < 8; n++)
        results[id * 8 + n] = tally.count[n];
}
