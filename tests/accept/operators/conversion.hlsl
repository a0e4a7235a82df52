// -T cs_6_0
// except line: we refuse the operator where it is declared, DXC where it is missed.
RWStructuredBuffer<int> o : register(u0);
struct V { int x; operator int() { return x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 1;
    int k = p;
    o[0] = k;
}
