// -T cs_6_0 -HV 2018 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; V operator+(V r) { V s; s.x = x + r.x; return s; } }; //~ 21: error: 'operator' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p, q; p.x = 1; q.x = 2;
    o[0] = (p + q).x;
}
