// -T cs_6_6 -enable-16bit-types => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    half3 v0 = (half3)(id + 1);
    half3 v1 = (half3)(id + 1);
    result.Store(0, cross(v0, v1));
}
