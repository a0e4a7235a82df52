// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
StructuredBuffer<float4> points;
Texture2D T;
SamplerState X;
cbuffer K
{
    float4x4 transform;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = mul(transform, points[t]);
    v[t].uv = T.SampleLevel(X, float2(t, 1), 0).xy;
    tri[t] = 0;
}
