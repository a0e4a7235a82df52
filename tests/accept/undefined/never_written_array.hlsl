// -T cs_6_0 => refused
RWBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    int a[4];
    o[0] = a[i]; //~ 10: error: Assignment of undefined values to UAV.
}
