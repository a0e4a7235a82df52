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
    out vertices V v, //~ 20: error: vertices output is not an constant-length array
    out indices uint3 tri[64])
{
    tri[t] = 0;
}
