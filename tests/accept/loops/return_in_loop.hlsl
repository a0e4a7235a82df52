// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
int g() { for (int i = 0; i < 8; i++) { if (a[i] > 3) return i; } return -1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g() + a[0];
}
