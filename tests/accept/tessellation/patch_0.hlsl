// -T hs_6_0 -E main => refused
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
PC pc()
{
    PC o;
    o.e[0]=o.e[1]=o.e[2]=1;
    o.i = 1;
    return o;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 0> ip, uint i : SV_OutputControlPointID) //~ 25: error: InputPatch element count must be greater than 0
{
    O o;
    o.p = ip[i].p;
    return o;
}
