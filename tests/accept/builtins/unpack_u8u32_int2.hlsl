// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v0 = (int)(id + 1);
    result.Store(0, unpack_u8u32(v0));
}
