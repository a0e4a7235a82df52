// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(int2(1, 2)); //~ 14: warning: implicit truncation of vector type [-Wconversion]
}
