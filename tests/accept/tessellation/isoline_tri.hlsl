// -T hs_6_0 -E main => refused //~ error: Hull Shader declared with IsoLine Domain must specify output primitive point or line. Triangle_cw or triangle_ccw output are not compatible with the IsoLine Domain.
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
    float e[2] : SV_TessFactor;
};
PC pc(InputPatch<I, 3> ip)
{
    PC o;
    o.e[0]=o.e[1]=ip[0].p.x;
    return o;
}
[domain("isoline")]
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
