// -T ms_6_5 -E main => refused //~ error: For shader 'main', payload plus output size is greater than 48128.
// except spirv: a device says how much it takes
struct V
{
    float4 pos : SV_Position;
    float4 a[31] : A;
};
struct S
{
    float q[3900];
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
    v[t] = (V)0;
    tri[t] = 0;
}
