// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#pragma once //~ 9: warning: #pragma once in main file
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
