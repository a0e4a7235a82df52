// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 c : SV_ClipDistance;
    float d : SV_CullDistance;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = 1;
    v[t].c = t;
    v[t].d = 1;
    tri[t] = 0;
}
