// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }, t = { 2 };
    o[0] = s == t; //~ 14: error: operator cannot be used with user-defined type 'S'
}
