// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float v = b[0].x;
    v *= b[1]; //~ 10: warning: implicit truncation of vector type [-Wconversion]
    f[0] = v;
}
