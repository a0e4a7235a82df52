// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [nonsense] if (a[0]) o[0] = 1; //~ 6: warning: unknown attribute 'nonsense' ignored [-Wunknown-attributes]
}
