// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
extern int g(); //~ 1: error: 'extern' is not a valid modifier for a function
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
