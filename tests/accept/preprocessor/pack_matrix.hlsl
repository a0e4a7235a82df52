// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#pragma pack_matrix(row_major)
cbuffer C { float2x3 m; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)m._m12;
}
