// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { void x; }; //~ 17: error: field has incomplete type 'void'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
