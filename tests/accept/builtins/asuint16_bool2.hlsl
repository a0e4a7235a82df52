// -T cs_6_6 => refused
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool2 v0 = (bool2)(id + 1);
    result.Store(0, asuint16(v0)); //~ 21: error: no matching function for call to 'asuint16'
}
