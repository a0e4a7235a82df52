// -T cs_6_0
ByteAddressBuffer r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r.Store(0, 1u);
}
