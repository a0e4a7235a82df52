// Structures that are copied member by member go whole, but not past what they share memory with: elements that are swapped, members
// that are read after a store, sums of what was there, elements whose numbers are the same at run time alone.
// compute: main
// bind t0: structured mixed 1.0 2.0  3  4 5  10.0 20.0  30  40 50
// bind u0: structured mixed 1.0 2.0  3  4 5  10.0 20.0  30  40 50  100.0 200.0  300  400 500  0.0 0.0  0  0 0
// bind u1: structured mixed 15*0
// expect u0: 10.0 20.0  30  40 50  1.0 2.0  3  4 5  100.0 100.0  300  300 500  7.0 8.0  9  9 9
// expect u1: 10.0 20.0  31  40 50  2.0 1.0  3  5 4  2.0 9.0  9  4 5

struct Sample
{
    float2 at;
    uint count;
    uint cells[2];
};
StructuredBuffer<Sample> from : register(t0);
RWStructuredBuffer<Sample> both : register(u0);
RWStructuredBuffer<Sample> to : register(u1);

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    // Two elements are swapped.
    Sample first = both[id];
    both[id] = both[id + 1];
    both[id + 1] = first;

    // A member is stored between those that are read.
    float x = both[2].at.x;
    both[2].at.y = x;
    uint n = both[2].count;
    both[2].cells[0] = n;

    // All members are stored, one of them twice, and one is read in between.
    both[3].at = float2(7, 8);
    both[3].count = 8;
    both[3].count = 9;
    both[3].cells[0] = both[3 + id].count;
    both[3].cells[1] = both[3].cells[id];

    // A copy with a member changed, one whose parts change places, and one from two sources.
    Sample changed = from[1];
    changed.count += 1;
    to[0] = changed;
    Sample turned = from[0];
    to[1].at = turned.at.yx;
    to[1].count = turned.count;
    to[1].cells[0] = turned.cells[1];
    to[1].cells[1] = turned.cells[0];
    Sample mixed = from[0];
    mixed.at = float2(turned.at.y, both[3].count);
    mixed.count = 9;
    to[2] = mixed;
}
