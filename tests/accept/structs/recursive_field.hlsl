// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; S s; }; //~ 21: error: field has incomplete type 'S'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
