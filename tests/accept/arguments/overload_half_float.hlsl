// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(half x) { return 1; } int g(float x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1.0h) + g(1.0f);
}
