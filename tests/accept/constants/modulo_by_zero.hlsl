// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 5 % 0; //~ 10: error: Assignment of undefined values to UAV.
}
