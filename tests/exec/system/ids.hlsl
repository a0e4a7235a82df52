// The values a compute shader gets from the system.
// compute: main
// dispatch: 2 1 2
// bind u0: structured uint4[16] zero
// expect u0: 0 0 0 0  1 0 0 1  0 1 0 2  1 1 0 3
//    0 0 10 0  1 0 10 1  0 1 10 2  1 1 10 3
//    0 0 100 0  1 0 100 1  0 1 100 2  1 1 100 3
//    0 0 110 0  1 0 110 1  0 1 110 2  1 1 110 3

RWStructuredBuffer<uint4> r : register(u0);

[numthreads(2, 2, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 inner : SV_GroupThreadID, uint3 group : SV_GroupID,
          uint index : SV_GroupIndex)
{
    uint slot = (group.z * 2 + group.x) * 4 + index;
    r[slot] = uint4(inner.xy, group.x * 10 + group.z * 100 + (thread.x - group.x * 2 - inner.x), index);
}
