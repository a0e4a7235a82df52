// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define X X + 1
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int X = 1; o[0] = 1; //~ 9: error: expected ';' at end of declaration
}
