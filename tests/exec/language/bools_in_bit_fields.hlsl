// Bools of some bits share a word with their neighbours, also with numbers.
// compute: main
// except dxc: DXC dies of bit-fields that are bools when it makes SPIR-V
// bind t0: structured uint[1] 0x2d
// bind u0: structured uint[8] zero
// bind u1: structured uint[1] zero
// expect u0: 1 0 3 1 4 4 8 1
// expect u1: 0x16

struct Flags
{
    bool first : 1;
    bool second : 1;
    uint number : 3;
    bool last : 1;
};
struct Pair
{
    bool wide : 30;
    bool next : 3;
};
StructuredBuffer<Flags> given : register(t0);
RWStructuredBuffer<uint> r : register(u0);
RWStructuredBuffer<Flags> made : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    Flags flags = given[0];
    r[0] = flags.first;
    r[1] = flags.second;
    r[2] = flags.number;
    r[3] = flags.last;
    r[4] = sizeof(Flags);
    r[5] = sizeof(given[0]);
    r[6] = sizeof(Pair);
    Flags other = (Flags)0;
    other.second = flags.first;
    other.number = 5;
    other.last = flags.second;
    made[0] = other;
    r[7] = made[0].second;
}
