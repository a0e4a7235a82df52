// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float x; }; //~ 25: error: duplicate member 'x'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
