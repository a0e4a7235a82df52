// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float16_t2 h = (float16_t2)b[0].xy; f[0] = h.xyxy;
}
