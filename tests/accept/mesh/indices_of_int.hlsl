// -T ms_6_5 -E main => refused
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
    out indices int3 tri[64]) //~ 22: error: the element of out_indices array must be uint2 for line output or uint3 for triangle output
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
}
