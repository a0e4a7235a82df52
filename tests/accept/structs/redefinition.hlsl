// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
struct S { int y; }; //~ 8: error: redefinition of 'S'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
