// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    StructuredBuffer<int> r = a; //~ 31: error: use of undeclared identifier 'a'
    o[0] = r[id];
}
