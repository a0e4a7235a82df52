// -T ms_6_5 -E main => refused
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct S
{
    uint ids[8];
    float3 tint;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64],
    out payload S s) //~ 5: error: 'payload' object must be an in parameter
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
    s.tint = 0;
}
