// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int64_t v = a[0];
    switch (v) { case 1: o[0] = 1; break; case 0x100000000ll: o[0] = 2; break; }
}
