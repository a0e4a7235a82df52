// -T ms_6_5 -E main => dxil spirv
struct Base
{
    float4 pos : SV_Position;
};
struct V : Base
{
    float3 c : C;
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
    v[t].c = 3;
    tri[t] = 0;
}
