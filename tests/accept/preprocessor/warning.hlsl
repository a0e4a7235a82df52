// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#warning words //~ 2: warning: words [-W#warnings]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
