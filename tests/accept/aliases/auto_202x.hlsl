// -T cs_6_0 -HV 202x => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    auto x = 1; o[0] = x; //~ 5: error: 'auto' is a reserved keyword in HLSL
}
