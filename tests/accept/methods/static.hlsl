// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { static int twice(int v) { return v * 2; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S::twice(3);
}
