// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const int x;
    o[0] = x; //~ 10: error: Assignment of undefined values to UAV.
}
