// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#include "nothing.hlsli" //~ 10: fatal error: 'nothing.hlsli' file not found
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
