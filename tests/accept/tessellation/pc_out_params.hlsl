// -T hs_6_0 -E main => dxil spirv
struct I
{
    float3 p : POSITION;
};
struct O
{
    float3 p : POSITION;
};
struct PC
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
void pc(InputPatch<I,3> ip, out float e[3] : SV_TessFactor, out float i : SV_InsideTessFactor)
{
    e[0]=e[1]=e[2]=1;
    i = 2;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = ip[i].p;
    return o;
}
