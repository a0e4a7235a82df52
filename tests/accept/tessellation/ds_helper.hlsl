// -T ds_6_0 -E main => dxil spirv
struct I
{
    float3 p : POSITION;
    float2 uv[2] : UV;
    row_major float2x3 m : MM;
    bool b : BB;
};
struct O
{
    float4 p : SV_Position;
    float2 c : SV_ClipDistance;
    uint r : SV_RenderTargetArrayIndex;
    float3 n : NORMAL;
};
struct PC
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
    float4x4 m : MAT;
    uint u : UU;
    bool b : BO;
};
float3 f(OutputPatch<I,3> q, float3 at)
{
    return q[0].p*at.x+q[1].p*at.y+q[2].p*at.z;
}
[domain("tri")]
O main(PC pc, float3 at : SV_DomainLocation, const OutputPatch<I,3> op, uint id : SV_PrimitiveID)
{
    O o;
    o.p = mul(float4(f(op, at), at.x), pc.m);
    o.c = op[1].uv[id%2];
    o.r = pc.u;
    o.n = op[2].m[1] * at + pc.b;
    return o;
}
