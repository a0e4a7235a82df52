// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
void g(out float2 x) { x = 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = 0; g(v.zx); f[0] = v;
}
