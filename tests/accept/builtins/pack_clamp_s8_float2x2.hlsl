// -T cs_6_6 => refused
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v0 = (float4)(id + 1);
    result.Store(0, pack_clamp_s8(v0)); //~ 21: error: no matching function for call to 'pack_clamp_s8'
}
