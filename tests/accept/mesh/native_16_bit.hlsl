// -T ms_6_5 -E main -enable-16bit-types => dxil spirv
struct V
{
    float4 pos : SV_Position;
    half2 h : H;
    int16_t i : I;
};
struct S
{
    half3 k;
    half a;
    int16_t i;
    float f;
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
    v[t].pos = s.f;
    v[t].h = s.k.xz + s.a;
    v[t].i = s.i;
    tri[t] = 0;
}
