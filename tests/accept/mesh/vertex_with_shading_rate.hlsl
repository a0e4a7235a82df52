// -T ms_6_5 -E main => refused
struct V
{
    float4 pos : SV_Position;
    uint r : SV_ShadingRate;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main( //~ 1: error: Semantic SV_ShadingRate is invalid for shader model: ms
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
}
