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
PC pc(InputPatch<I, 3> ip)
{
    PC o;
    o.e[0]=o.e[1]=o.e[2]=ip[0].p.x;
    o.i = 1;
    return o;
}
float3 f(const InputPatch<I,3> q, uint i)
{
    return q[i].p;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID)
{
    O o;
    o.p = f(ip, i);
    return o;
}
