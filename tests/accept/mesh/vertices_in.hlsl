// -T ms_6_5 -E main => refused
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    in vertices V v[64], //~ 5: error: 'vertices' object must be an out parameter
    out indices uint3 tri[64])
{
    tri[t] = 0;
}
