// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    V x;
    x.pos = t;
    x.uv = 2;
    v[t] = x;
    tri[t] = 0;
}
