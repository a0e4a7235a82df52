// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define 1x 2 //~ 9: error: macro name must be an identifier
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
