// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v = int2{1, 2}; //~ 18: error: expected '(' for function-style cast or type construction
    o[0] = v.x;
}
