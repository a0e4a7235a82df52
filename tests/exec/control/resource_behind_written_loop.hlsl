// A loop whose turns are written out since their number is found by running it: it is left in several turns, and what follows it uses
// the resource and the address that each turn has computed for itself. They are computed there once more, for nothing may choose
// between resources. Once that was refused as if the source had chosen.
// compute: main
// dispatch: 4
// bind t0: structured int[10] 0 1 2 3 4 5 6 7 8 9
// bind u0: structured int[12] fill(7)
// expect u0: 9 10 11 9 10 12 9 10 16 9 10 16
StructuredBuffer<int> data : register(t0);
RWStructuredBuffer<int> ints : register(u0);
groupshared int rows[4];
static int calls = 11;

int count(int by) { calls += by; return calls; }

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupID)
{
    rows[id & 3] = 10;
    for (int i = 0; i < (data[id] & 3) + (rows[id & 3] & 1); i++)
        if (count(1) > 12 && count(3) < 40)
            break;
    ints[id * 3] = data[9];
    ints[id * 3 + 1] = rows[id & 3];
    ints[id * 3 + 2] = calls;
}
