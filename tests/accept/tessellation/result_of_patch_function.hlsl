// -T hs_6_0 => refused
struct C
{
    float4 p : P;
};
struct PC
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
    float depth : SV_Depth;
};
  PC
    pc(InputPatch<C, 3> ip) //~ 1: error: Semantic SV_Depth is invalid for shader model: hs
{
    return (PC)0;
}
[domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("pc")]
C main(InputPatch<C, 3> ip)
{
    return ip[0];
}
