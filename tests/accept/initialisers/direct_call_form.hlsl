// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v(1, 2); //~ 12: error: expected parameter declarator
    o[0] = v.x;
}
