// -T cs_6_0 -HV 202x => refused
// except outcome: HLSL 202x has decltype, this DXC does not.
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = 1; decltype(x) y = 2; o[0] = y; //~ 16: error: use of undeclared identifier 'decltype'
}
