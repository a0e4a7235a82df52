// -T hs_6_0 -E main => refused //~ error: Invalid Tessellator Output Primitive specified. Must be point, line, triangleCW or triangleCCW.
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
[partitioning("integer")]
[outputtopology("triangle")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
V main(InputPatch<V, 3> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}
