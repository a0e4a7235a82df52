// -T cs_6_6 -enable-16bit-types => dxil
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    half v0 = (half)(id + 1);
    half v1 = (half)(id + 1);
    half v2 = (half)(id + 1);
    result.Store(0, lit(v0, v1, v2));
}
