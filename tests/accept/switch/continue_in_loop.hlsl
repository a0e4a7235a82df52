// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int i = 0; i < 4; i++) { switch (a[i]) { case 0: continue; case 1: break; default: o[i] = 1; break; } o[i] = 2; }
}
