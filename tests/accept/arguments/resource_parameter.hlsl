// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(StructuredBuffer<int> r, uint i) { return r[i]; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(a, id); //~ 14: error: use of undeclared identifier 'a'
}
