// -T cs_6_6 => dxil
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v0 = (int2)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    result.Store(0, WaveMultiPrefixProduct(v0, v1));
}
