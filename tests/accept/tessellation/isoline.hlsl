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
[outputtopology("line")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = ip[i].p;
    return o;
}
