// -T ms_6_5 -E main => refused
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("line")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64]) //~ 23: error: the element of out_indices array in a mesh shader whose output topology is line must be uint2
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = 0;
    v[t].uv = 0;
    tri[t] = uint3(0, 1, 2);
}
