// -T ms_6_5 -E main => dxil
// except spirv: DXC dies of it
struct I
{
    float4 pos : SV_Position;
    float3 n[2] : N;
};
struct V
{
    I i;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].i.pos = 1;
    v[t].i.n[0] = 2;
    v[t].i.n[1] = t;
    v[t].uv = 0;
    tri[t] = 0;
}
