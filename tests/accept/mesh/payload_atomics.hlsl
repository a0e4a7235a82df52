// -T as_6_5 -E main => dxil spirv
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    if (t == 0)
        g.ids[7] = 0;
    GroupMemoryBarrierWithGroupSync();
    if (t & 1)
    {
        uint at;
        InterlockedAdd(g.ids[7], 1, at);
        if (at < 7)
            g.ids[at] = t;
    }
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(g.ids[7], 1, 1, g);
}
