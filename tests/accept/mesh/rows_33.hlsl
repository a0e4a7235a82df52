// -T ms_6_5 -E main => refused //~ error: For shader 'main', vertex and primitive output signatures are taking up more than 32 rows.
// except spirv: a device says how much it takes
struct V
{
    float4 pos : SV_Position;
    float4 a[30] : A;
};
struct P
{
    float4 b[2] : B;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[4],
    out indices uint3 tri[4],
    out primitives P p[4])
{
    SetMeshOutputCounts(3, 1);
    v[t] = (V)0;
    tri[t] = 0;
    p[t] = (P)0;
}
