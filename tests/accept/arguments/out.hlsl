// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
void g(out int x) { x = 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v; g(v); o[0] = v;
}
