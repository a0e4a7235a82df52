// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[noinline] int g() { return 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}
