// -T ms_6_5 -E main => refused //~ error: Not all elements of output SV_Position were written.
// except spirv: only DXIL asks for a position
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
    v[t].uv = 3;
    tri[t] = 0;
}
