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
PC pc(InputPatch<I, 3> ip)
{
    PC o;
    o.e[0]=o.e[1]=o.e[2]=ip[0].p.x;
    o.i = 1;
    return o;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("foo")] //~ 17: error: attribute 'outputtopology' must have one of these values: point,line,triangle,triangle_cw,triangle_ccw
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = ip[i].p;
    return o;
}
