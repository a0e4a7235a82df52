// -T ms_6_5 -E main => refused //~ error: Function main with parameter is not permitted, it should be inlined.
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct I
{
    float2 a;
    double d;
};
struct S
{
    float3x3 m;
    row_major float2x3 r;
    bool b;
    bool4 q;
    int64_t l;
    I n[2];
    float4x2 mm[2];
    uint2 z[3];
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64],
    in payload S s)
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = float4(s.m[1], s.r[1].y);
    v[t].uv = s.n[t & 1].a + s.mm[1][t & 3] + float(s.n[1].d);
    v[t].uv.x += s.b ? 1 : float(s.l);
    tri[t] = uint3(s.z[t % 3], s.q.z);
}
