// -T hs_6_0 -E main => refused //~ error: Hull Shader declared with Tri Domain must specify output primitive point, triangle_cw or triangle_ccw. Line output is not compatible with the Tri domain.
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
[outputtopology("line")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = ip[i].p;
    return o;
}
