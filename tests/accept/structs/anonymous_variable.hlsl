// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static struct { int x; float y; } g = { 1, 2.0 };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g.x + (int)g.y;
}
