// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(uint t : SV_GroupIndex, out vertices V v[32], out indices uint3 tri[1])
{
    v[t].pos = t;
    SetMeshOutputCounts(32, 1);
    tri[0] = uint3(0, 1, 2);
}
