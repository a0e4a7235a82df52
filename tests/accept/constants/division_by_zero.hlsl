// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
static const int x = 1 / 0;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = x; //~ 10: error: Assignment of undefined values to UAV.
}
