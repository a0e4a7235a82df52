// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double d = 1.5;
    float2 v = { d, d };
    f[0] = v.xyxy;
}
