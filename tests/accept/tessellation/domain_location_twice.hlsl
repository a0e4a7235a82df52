// -T ds_6_0 => refused
struct H
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
[domain("tri")]
float4 main(H h, float3 a : SV_DomainLocation, float3 b : SV_DomainLocation) : SV_Position //~ 1: error: Parameter with semantic SV_DomainLocation has overlapping semantic index at 0.
{
    return float4(a + b, 1);
}
