// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
void g(inout int x[3]) { x[1] = 5; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[3] = { 1, 2, 3 }; g(v); o[0] = v[1];
}
