// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = (float2x2)1;
    m++;
    f[0] = m._m00;
}
