// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
int g() { o[1] = 1; return 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    if (a[0] > 1 && g()) o[0] = 1;
}
