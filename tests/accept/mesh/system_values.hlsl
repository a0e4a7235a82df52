// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint3 a : SV_GroupID,
    uint3 b : SV_DispatchThreadID,
    uint3 c : SV_GroupThreadID,
    uint w : SV_ViewID,
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    tri[t] = a + b + c;
    v[t].pos = w;
    v[t].uv = t;
}
