// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct S
{
    float a[4096];
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64],
    in payload S s)
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = 1;
    v[t].uv = s.a[t];
    tri[t] = 0;
}
