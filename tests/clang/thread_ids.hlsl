// Every number that a thread has, in groups of several dimensions.
// compute: main
// dispatch: 2 2 1
// bind u0: structured uint[96] zero
// expect u0: agree

RWStructuredBuffer<uint> r : register(u0);

[numthreads(4, 2, 3)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 within : SV_GroupThreadID, uint flat : SV_GroupIndex)
{
    uint at = (group.x + group.y * 2) * 24 + flat;
    r[at] = id.x + id.y * 10 + id.z * 100 + group.x * 1000 + group.y * 2000 + within.x * 10000 + within.y * 100000 + within.z * 1000000;
}
