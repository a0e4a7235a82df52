// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 a[4] : A;
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
    v[t].a[0] = v[t].a[1] = v[t].a[2] = v[t].a[3] = 0;
    v[t].a[t & 3] = t;
    tri[t] = 0;
}
