// -T ds_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
struct I
{
    float3 p : POSITION;
};
struct PC
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
[domain("tri")]
O main(PC pc, float3 b : SV_DomainLocation, const OutputPatch<I,3> op)
{
    O o;
    o.p = float4(op[0].p*b, pc.i);
    return o;
}
