// -T ms_6_5 -E main => dxil
// except spirv: SPIR-V wants indices
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
}
