// -T ms_6_6 -E main => dxil
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
Texture2D T;
SamplerState X;
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(
    uint t : SV_GroupIndex,
    out vertices V v[64],
    out indices uint3 tri[64])
{
    SetMeshOutputCounts(3, 1);
    v[t].pos = 0;
    v[t].uv = 0;
    tri[t] = uint3(0, 1, 2);
    v[t].uv = T.Sample(X, 0).xy;
}
