// Memory of the group: numbers in the other order.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);
groupshared uint shared_values[32];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    shared_values[i] = a[i] * 3;
    GroupMemoryBarrierWithGroupSync();
    r[i] = shared_values[31 - i];
}
