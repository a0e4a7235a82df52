// -T ds_6_0 => refused
struct H
{
    float e[3] : SV_TessFactor;
    float i : SV_InsideTessFactor;
};
[domain("tri")]
float4 main(H h, triangle float4 v[3] : P) : SV_Position //~ 34: error: input parameter conflicts with geometry specifier of previous input parameters
{
    return v[2];
}
