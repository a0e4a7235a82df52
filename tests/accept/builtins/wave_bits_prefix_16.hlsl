// -T cs_6_5 -E main -enable-16bit-types => dxil
RWBuffer<uint> o;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = WaveMultiPrefixBitAnd((uint16_t3)i, 1).z;
}
