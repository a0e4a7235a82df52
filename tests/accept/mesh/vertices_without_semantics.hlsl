// -T ms_6_5 -E main => refused
struct V
{
    float2 uv;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(uint t : SV_GroupIndex, out vertices V v[64], out indices uint3 tri[64]) //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
{
    SetMeshOutputCounts(3, 1);
    v[t].uv = 0;
    tri[t] = 0;
}
