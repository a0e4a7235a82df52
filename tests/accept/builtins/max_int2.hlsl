// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v0 = (int2)(id + 1);
    int2 v1 = (int2)(id + 1);
    result.Store(0, max(v0, v1));
}
