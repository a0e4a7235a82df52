// -T ds_6_0 -E main => refused
// except line: DXC names an instruction, where the parameter or the function is at fault
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
O main(PC pc, float3 b : SV_DomainLocation, const OutputPatch<I,3> op)
{
    O o;
    o.p = float4(op[0].p*b, pc.i); //~ 24: error: DomainLocation component index out of bounds for the domain.
    return o;
}
