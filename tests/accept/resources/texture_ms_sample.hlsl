// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
Texture2DMS<float4> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.sample[1][uint2(0, 0)] + t[uint2(0, 0)];
}
