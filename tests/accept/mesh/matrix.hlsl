// -T ms_6_5 -E main => dxil
// except spirv: DXC dies of it
struct V
{
    float4 pos : SV_Position;
    float2x3 m : M;
    row_major float2x3 r : R;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = 0;
    v[t].m = float2x3(1, 2, 3, 4, 5, t);
    v[t].r = float2x3(t, 2, 3, 4, 5, 6);
    tri[t] = 0;
}
