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
    float e[3] : FOO;
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
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")] //~ 2: error: patch constant function 'pc' must be defined
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = ip[i].p;
    return o;
}
