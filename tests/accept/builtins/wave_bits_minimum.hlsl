// -T cs_6_5 -E main
RWBuffer<uint> o;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = WaveActiveBitOr((min16uint2)i).x;
}
