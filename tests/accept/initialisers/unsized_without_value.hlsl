// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[]; //~ 9: error: definition of variable with array type needs an explicit size or an initializer
    o[0] = 1;
}
