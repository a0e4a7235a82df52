// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
void g() { }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(); //~ 10: error: cannot convert from 'void' to 'int'
}
