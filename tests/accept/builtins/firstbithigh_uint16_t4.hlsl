// -T cs_6_6 -enable-16bit-types => dxil
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint16_t4 v0 = (uint16_t4)(id + 1);
    result.Store(0, firstbithigh(v0));
}
