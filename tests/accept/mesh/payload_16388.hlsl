// -T ms_6_5 -E main => refused //~ error: For mesh shader with entry 'main', payload size 16388 is greater than maximum size of 16384 bytes.
// except spirv: a device says how much it takes
struct V
{
    float4 pos : SV_Position;
    float2 uv : UV;
};
struct S
{
    float a[4097];
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
    v[t].pos = 1;
    v[t].uv = s.a[t];
    tri[t] = 0;
}
