// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define defined 1 //~ 9: error: 'defined' cannot be used as a macro name
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
