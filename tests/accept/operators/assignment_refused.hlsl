// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct V { int x; void operator=(V r) { x = r.x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
