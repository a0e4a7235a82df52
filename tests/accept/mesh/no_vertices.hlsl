// -T ms_6_5 -E main => dxil
// except spirv: SPIR-V wants vertices
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    tri[t] = 0;
}
