// -T ms_6_5 -E main => refused //~ error: Function main with parameter is not permitted, it should be inlined.
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct P
{
    uint id : SV_PrimitiveID;
    float4 tag : TAG;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64],
    out primitives P p[64])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
    p[t].tag = 0;
    p[t].id = p[0].id;
}
