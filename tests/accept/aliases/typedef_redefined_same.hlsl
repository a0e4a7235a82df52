// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef int I; typedef int I;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    I i = 1; o[0] = i;
}
