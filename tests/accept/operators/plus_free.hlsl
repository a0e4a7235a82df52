// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; };
V operator+(V l, V r) { V s; s.x = l.x + r.x; return s; } //~ 3: error: overloading non-member 'operator+' is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p, q; p.x = 1; q.x = 2;
    o[0] = (p + q).x;
}
