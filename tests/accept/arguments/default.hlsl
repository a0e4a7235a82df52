// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(int x, int y = 2) { return x + y; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1) + g(1, 5);
}
