// -T hs_6_0 -E main => dxil
struct P
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
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
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
    float4x4 m : MAT;
    uint u : UU;
    bool b : BO;
};
P pc(InputPatch<I, 1> ip)
{
    P o;
    o.e[0]=o.e[1]=o.e[2]=ip[0].p.x;
    o.i = 2;
    return o;
}
[domain("tri")]
[partitioning("pow2")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(1)]
[patchconstantfunc("pc")]
[maxtessfactor(12.5)]
O main(InputPatch<I, 1> ip, uint i : SV_OutputControlPointID, uint id : SV_PrimitiveID)
{
    O o;
    o.p = ip[i].p.xyz * ip[0].n;
    o.uv[0] = o.uv[1] = id;
    o.m[0] = ip[i].n;
    o.m[1] = 1;
    o.b = ip[i].k > 2;
    return o;
}
