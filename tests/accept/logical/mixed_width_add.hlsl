// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 v = b[0].xyz + b[1].xy; //~ 16: warning: implicit truncation of vector type [-Wconversion]
    f[0] = v.xyxy;
}
