// -T cs_6_0 => dxil spirv
Texture2D t : register(t1); SamplerState s : register(s2); cbuffer C : register(b3) { int k; } RWBuffer<float4> v : register(u4);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    v[0] = t.SampleLevel(s, float2(0, 0), k);
}
