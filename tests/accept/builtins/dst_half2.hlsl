// -T cs_6_6 -enable-16bit-types => dxil
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    half4 v0 = (half4)(id + 1);
    half4 v1 = (half4)(id + 1);
    result.Store(0, dst(v0, v1));
}
