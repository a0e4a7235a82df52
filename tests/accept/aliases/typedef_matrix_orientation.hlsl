// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef row_major float2x3 M;
cbuffer C { M m; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)m._m12;
}
