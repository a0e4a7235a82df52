// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; }; struct T { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }; T t; t = s; //~ 25: error: cannot implicitly convert from 'S' to 'T'
    o[0] = t.x;
}
