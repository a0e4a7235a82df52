// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; //~ 7: error: variable has incomplete type 'S'
    o[0] = 1;
}
