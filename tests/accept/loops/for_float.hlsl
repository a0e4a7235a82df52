// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (float x = 0; x < 1; x += 0.25) f[(uint)(x * 4)] = x;
}
