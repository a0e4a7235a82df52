// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 };
    o[0] = !s; //~ 12: error: scalar, vector, or matrix expected
}
