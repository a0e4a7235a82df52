// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
cbuffer C { Texture2D t; float z; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.Load(int3(0, 0, 0)) * z;
}
