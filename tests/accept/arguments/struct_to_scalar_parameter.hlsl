// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
int g(int x) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 };
    o[0] = g(s); //~ 12: error: no matching function for call to 'g'
}
