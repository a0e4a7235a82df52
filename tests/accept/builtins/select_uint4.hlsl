// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool4 v0 = (bool4)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    uint4 v2 = (uint4)(id + 1);
    result.Store(0, select(v0, v1, v2));
}
