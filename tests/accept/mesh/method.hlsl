// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    void set(float x)
    {
        pos = x;
    }
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].set(t);
    tri[t] = 0;
}
