// -T hs_6_0 -E main => dxil spirv
struct V
{
    float4 p : POSITION;
};
struct Factors
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
struct PC
{
    Factors factors;
    float x : X;
};
PC pc(InputPatch<V, 3> patch)
{
    return (PC)1;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID)
{
    return patch[i];
}
