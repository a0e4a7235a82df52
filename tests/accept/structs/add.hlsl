// -T cs_6_0 => refused
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }, t = { 2 };
    S r = s + t; //~ 13: error: scalar, vector, or matrix expected
}
