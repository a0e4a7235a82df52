// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct P
{
    nointerpolation float f : F;
    float2 h : H;
    int i : I;
    bool k : K;
    min16float m : M;
    float3 o[3] : O;
    row_major float2x2 q : Q;
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
    p[t].f = 2;
    p[t].h = 3;
    p[t].i = 3;
    p[t].k = t > 3;
    p[t].m = 1;
    p[t].o[0] = p[t].o[1] = p[t].o[2] = 1;
    p[t].o[t % 3] = t;
    p[t].q = 2;
}
