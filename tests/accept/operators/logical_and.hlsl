// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct V { int x; bool operator&&(V r) { return x && r.x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p, q; p.x = 1; q.x = 2;
    o[0] = p && q;
}
