// -T cs_6_6 -enable-16bit-types => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint16_t4 v0 = (uint16_t4)(id + 1);
    uint16_t2x2 v1 = (uint16_t2x2)(id + 1);
    result.Store(0, mul(v0, v1)); //~ 25: warning: implicit truncation of vector type [-Wconversion]
}
