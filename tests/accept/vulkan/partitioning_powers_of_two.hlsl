// -T hs_6_0 -E main -spirv -fspv-target-env=vulkan1.1 => refused
struct V
{
    float4 p : P;
};
struct Factors
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
Factors patch(InputPatch<V, 3> points)
{
    return (Factors)1;
}
[domain("tri")]
[partitioning("pow2")] //~ 2: error: pow2 partitioning scheme is not supported since there is no equivalent in Vulkan
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
V main(InputPatch<V, 3> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}
