// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int4 v0 = (int4)(id + 1);
    result.Store(0, pack_clamp_s8(v0));
}
