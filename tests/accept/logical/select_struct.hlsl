// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }, t = { 2 };
    S r = select(true, s, t); //~ 11: error: no matching function for call to 'select'
    o[0] = r.x;
}
