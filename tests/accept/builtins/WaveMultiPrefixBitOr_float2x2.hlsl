// -T cs_6_6 => dxil
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 v0 = (float2x2)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    result.Store(0, WaveMultiPrefixBitOr(v0, v1));
}
