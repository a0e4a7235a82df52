// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; V operator+(V r) { V s; s.x = x + r.x; return s; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 1;
    o[0] = (p + 1).x; //~ 15: error: invalid operands to binary expression ('V' and 'literal int')
}
