// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
Texture2D t[4];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[2].Load(int3(0, 0, 0)) + t[id & 3].Load(int3(0, 0, 0));
}
