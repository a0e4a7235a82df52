// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    RWBuffer<int> r = (RWBuffer<int>)0; //~ 23: error: cannot convert from 'literal int' to 'RWBuffer<int>'
    o[0] = 1;
}
