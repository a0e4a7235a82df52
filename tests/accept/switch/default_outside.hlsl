// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    default: o[0] = 1; //~ 5: error: 'default' statement not in switch statement
}
