// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v;
    v = { 1, 2 }; //~ 9: error: expected expression
    o[0] = v.x;
}
