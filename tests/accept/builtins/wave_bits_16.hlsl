// -T cs_6_5 -E main -enable-16bit-types => refused
RWBuffer<uint> o;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = WaveActiveBitAnd((uint16_t)i); //~ 12: error: no matching function for call to 'WaveActiveBitAnd'
}
