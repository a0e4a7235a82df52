// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; V operator+=(V r) { x += r.x; return this; } }; //~ 21: error: overloading 'operator+=' is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p, q; p.x = 1; q.x = 2; p += q;
    o[0] = p.x;
}
