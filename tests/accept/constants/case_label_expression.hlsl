// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
static const int k = 3;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { case k + 1: o[0] = 1; break; case k * 2: o[0] = 2; break; }
}
