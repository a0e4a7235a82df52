// -T cs_6_6 -enable-16bit-types => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    half v0 = (half)(id + 1);
    result.Store(0, unpack_u8u16(v0));
}
