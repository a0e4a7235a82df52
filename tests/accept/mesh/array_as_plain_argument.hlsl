// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
void fill(out V x[64], uint t)
{
    x[t].pos = t;
    x[t].uv = t;
}
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    fill(v, t);
    tri[t] = 0;
}
