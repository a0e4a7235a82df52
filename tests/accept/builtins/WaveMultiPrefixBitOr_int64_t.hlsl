// -T cs_6_6 => dxil
// except spirv: DXC's way to SPIR-V crashes.
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int64_t v0 = (int64_t)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    result.Store(0, WaveMultiPrefixBitOr(v0, v1));
}
