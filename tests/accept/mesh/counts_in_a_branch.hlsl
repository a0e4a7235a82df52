// -T ms_6_5 -E main => refused
// except spirv: only DXIL asks for a call ahead of all stores
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
    if (t < 3)
        SetMeshOutputCounts(3, 1);
    v[t].pos = 0; //~ 14: error: Non-Dominating SetMeshOutputCounts call.
    v[t].uv = 0;
    tri[t] = uint3(0, 1, 2);
}
