// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    if (a[0]) if (a[1]) o[0] = 1; else o[0] = 2; //~ 35: warning: add explicit braces to avoid dangling else [-Wdangling-else]
}
