// Vectors of up to four lanes, as in older models.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
float4x4 m;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    float4 v = mul(m, b.Load<float4>(i * 16));
    float3 w = normalize(v.xyz) + cross(v.xyz, v.yzw);
    b.Store(1024 + i * 16, v);
    b.Store(2048 + i * 16, w);
}
