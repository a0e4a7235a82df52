// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
groupshared uint q[32];
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint w : SV_ViewID,
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    q[t] = w;
    GroupMemoryBarrierWithGroupSync();
    v[t].pos = t;
    v[t].uv.x = q[t ^ 1];
    v[t].uv.y = t;
    tri[t] = 0;
}
