// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 99999999999999999999999; //~ 12: error: integer literal is too large to be represented in any integer type
}
