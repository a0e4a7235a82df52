// -T cs_6_5 -E main => refused
RWBuffer<uint> o;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = WaveActiveBitOr((min16uint2)i).x; //~ 12: error: no matching function for call to 'WaveActiveBitOr'
}
