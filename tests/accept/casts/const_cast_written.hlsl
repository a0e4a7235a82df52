// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = 1;
    (float)x = 2.0; //~ 5: error: assignment to cast is illegal, lvalue casts are not supported
    o[0] = x;
}
