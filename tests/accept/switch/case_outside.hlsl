// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    case 1: o[0] = 1; //~ 5: error: 'case' statement not in switch statement
}
