// -T cs_6_6 -enable-16bit-types => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    half2 v0 = (half2)(id + 1);
    result.Store(0, radians(v0));
}
