// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; V operator-() { V r; r.x = -x; return r; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 1;
    o[0] = (-p).x; //~ 13: error: scalar, vector, or matrix expected
}
