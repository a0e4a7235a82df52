// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.y = 1; //~ 12: error: no member named 'y' in 'S'
    o[0] = s.x;
}
