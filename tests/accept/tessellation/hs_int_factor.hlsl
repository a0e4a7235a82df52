// -T hs_6_0 -E main => refused //~ error: SV_TessFactor must be float.
struct I
{
    float4 p : SV_Position;
    float3 n : NORMAL;
    nointerpolation uint k : KK;
};
struct O
{
    float3 p : POSITION;
    float2 uv[2] : UV;
    row_major float2x3 m : MM;
    bool b : BB;
};
struct PC
{
    int e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
    float4x4 m : MAT;
    uint u : UU;
    bool b : BO;
};
PC pc(InputPatch<I, 3> ip, OutputPatch<O, 3> op, uint id : SV_PrimitiveID)
{
    PC o = (PC)0;
    o.e[0]=o.e[1]=o.e[2]=ip[0].p.x;
    o.i = op[1].uv[1].x;
    o.m[id] = ip[id%3].p;
    o.u = ip[2].k;
    o.b = op[2].b;
    return o;
}
[domain("tri")]
[partitioning("pow2")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(3)]
[patchconstantfunc("pc")]
[maxtessfactor(12.5)]
O main(InputPatch<I, 3> ip, uint i : SV_OutputControlPointID, uint id : SV_PrimitiveID)
{
    O o;
    o.p = ip[i].p.xyz * ip[(i+1)%3].n;
    o.uv[0] = o.uv[1] = id;
    o.m[0] = ip[i].n;
    o.m[1] = 1;
    o.b = ip[i].k > 2;
    return o;
}
