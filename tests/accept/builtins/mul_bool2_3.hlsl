// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool v0 = (bool)(id + 1);
    bool2x2 v1 = (bool2x2)(id + 1);
    result.Store(0, mul(v0, v1));
}
