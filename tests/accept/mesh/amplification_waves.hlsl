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
    bool seen = (t & 3) != 0;
    if (seen)
        g.ids[WavePrefixCountBits(seen) & 7] = t;
    uint count = WaveActiveCountBits(seen);
    DispatchMesh(count, 1, 1, g);
}
