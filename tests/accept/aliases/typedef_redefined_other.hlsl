// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
typedef int I; typedef float I; //~ 30: error: typedef redefinition with different types ('float' vs 'int')
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    I i = 1; o[0] = i;
}
