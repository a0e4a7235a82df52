// -T cs_6_6 -enable-16bit-types => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool2 v0 = (bool2)(id + 1);
    half2 v1 = (half2)(id + 1);
    half2 v2 = (half2)(id + 1);
    result.Store(0, select(v0, v1, v2));
}
