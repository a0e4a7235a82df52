// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float1x1 m = 1; float1 v = 2; f[0] = m._m00 + v.x;
}
