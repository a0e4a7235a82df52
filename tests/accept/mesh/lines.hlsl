// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("line")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint2 e[64])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    e[t] = uint2(t, 1);
}
