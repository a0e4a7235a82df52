// Operations of waves and of quads.
// LINK: cs_6_6 main
//--- main
uint total(uint x);
RWStructuredBuffer<uint4> output : register(u0);
[shader("compute")] [numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint4 r = 0;
    if (i & 1) r.x = total(i);
    r.y = total(i * 2);
    r.zw = WavePrefixSum(i);
    output[i] = r;
}
//--- total
export uint total(uint x) { return WaveActiveSum(x) + QuadReadAcrossX(x); }
