// -T cs_6_0 => refused
ByteAddressBuffer r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r.Store(0, 1u); //~ 7: error: no member named 'Store' in 'ByteAddressBuffer'
}
