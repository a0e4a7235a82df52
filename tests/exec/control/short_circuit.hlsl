// The right side of && and || is not run when the left one decides; `?:` takes one side.
// compute: main
// bind u0: structured uint[5] zero
// expect u0: 0 1 0 1 3

RWStructuredBuffer<uint> r : register(u0);

static uint calls = 0;
bool called()
{
    calls++;
    return true;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool yes = id == 0, no = id == 1;
    uint before = calls;
    if (no & called()) before = 9;
    r[0] = before;
    r[1] = yes || no;
    r[2] = no && yes;
    r[3] = yes ? 1 : 2;
    if (yes & called()) calls++;
    r[4] = calls;
}
