// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<int> a : register(t0);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 v = a[0] > 1 ? b[1].xyz : b[2].xy; //~ 27: warning: implicit truncation of vector type [-Wconversion]
    f[0] = v.xyxy;
}
