// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
void count(uint n)
{
    SetMeshOutputCounts(n, 1);
}
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    count(t);
    v[t].pos = 0;
    v[t].uv = 0;
    tri[t] = uint3(0, 1, 2);
}
