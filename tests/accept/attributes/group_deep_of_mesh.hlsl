// -T ms_6_5 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
[numthreads(1, 1, 65)]
[outputtopology("triangle")]
void main(out vertices V v[3], out indices uint3 t[1], uint i : SV_GroupIndex)
{
    SetMeshOutputCounts(3, 1);
    v[i % 3].p = i;
    t[0] = uint3(0, 1, 2);
}
