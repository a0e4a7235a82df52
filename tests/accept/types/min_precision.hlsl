// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<int> a : register(t0);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    min16float x = b[0].x; min16int y = a[0]; min16uint z = 3; min10float w = x; min12int v = y;
    o[0] = y + z; f[0] = x + w;
}
