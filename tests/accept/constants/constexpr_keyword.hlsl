// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
constexpr int k = 3; //~ 1: error: unknown type name 'constexpr'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = k;
}
