// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int i = 0; i < 4; i++) { for (int j = 0; j < 4; j++) { if (a[j] == i) break; o[j] = i; } if (a[i]) break; }
}
