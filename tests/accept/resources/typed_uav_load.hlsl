// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
RWTexture2D<float4> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[uint2(0, 0)];
}
