// -T ms_6_5 -E main => dxil spirv
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
    out indices uint3 tri[96],
    out primitives P p[96])
{
    SetMeshOutputCounts(64, 90);
    for (uint i = t; i < 64; i += 32)
    {
        v[i].pos = float4(i & 7, i >> 3, 0, 1);
        v[i].uv = i / 64.0;
    }
    for (uint k = t; k < 90; k += 32)
    {
        uint q = k >> 1;
        tri[k] = (k & 1) != 0 ? uint3(q, q + 1, q + 8) : uint3(q + 8, q + 1, q + 9);
        p[k].id = k;
        p[k].tag = float4(k, q, 0, 1);
    }
}
