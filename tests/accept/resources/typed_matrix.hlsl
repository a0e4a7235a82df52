// -T cs_6_0 => dxil
RWStructuredBuffer<float4> f : register(u2);
Buffer<float2x2> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[id][0].xyxy;
}
