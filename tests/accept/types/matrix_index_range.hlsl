// -T cs_6_0 => dxil spirv
// except outcome: an index that is known to be out of bounds is refused.
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = 1; f[0] = m[2].xyxy;
}
