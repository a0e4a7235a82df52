// Memory of the group in the library of the entry, barriers in another.
// LINK: cs_6_5 main
// LIB: lib_6_5
//--- main
groupshared uint values[64];
RWBuffer<uint> result : register(u0);
void wait();
uint mix_of(uint a, uint b);
[shader("compute")]
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    values[i] = i * 7;
    wait();
    uint sum = 0;
    for (uint step = 1; step < 64; step <<= 1)
        sum = mix_of(sum, values[(i + step) & 63]);
    uint before;
    InterlockedAdd(values[i & 3], sum, before);
    wait();
    result[i] = sum + (i < 4 ? values[i] : 0);
}
//--- wait
export void wait() { GroupMemoryBarrierWithGroupSync(); }
export uint mix_of(uint a, uint b) { return a * 31 + b; }
