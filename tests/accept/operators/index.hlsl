// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct V { int x[4]; int operator[](int k) { return x[k]; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p = { 1, 2, 3, 4 };
    o[0] = p[2];
}
