// -T ms_6_5 -E main => refused
// except spirv: SPIR-V has doubles between stages
struct V
{
    float4 pos : SV_Position;
    double c : C;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main( //~ 1: error: double(type for C) cannot be used as shader inputs or outputs.
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
}
