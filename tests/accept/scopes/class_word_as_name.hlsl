// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int class = 1; o[0] = class; //~ 9: error: declaration of anonymous class must be a definition
}
