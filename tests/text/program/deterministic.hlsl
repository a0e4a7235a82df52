// The same source makes the same bytes, for every target.
// RUN: for kind in dxil spirv dxbc; do \
// RUN:   %trefoil compile %s -T cs_6_0 --emit $kind -o %t.1 && %trefoil compile %s -T cs_6_0 --emit $kind -o %t.2 && \
// RUN:   cmp %t.1 %t.2 || exit 1; done

RWStructuredBuffer<float> r : register(u0);
Texture2D<float4> a : register(t0);
Texture2D<float4> b : register(t1);
SamplerState s : register(s0);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float4 sum = 0;
    for (uint i = 0; i < id.z; i++)
        sum += a.SampleLevel(s, (float2)id.xy / i, 0) * b.SampleLevel(s, (float2)id.yx, 0);
    r[id.x] = dot(sum, sum);
}
