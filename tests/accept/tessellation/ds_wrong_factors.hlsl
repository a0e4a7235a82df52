// -T ds_6_0 -E main
struct I
{
    float3 p : POSITION;
};
[domain("isoline")]
float4 main(float e[3] : SV_TessFactor, float2 at : SV_DomainLocation, const OutputPatch<I,2> op) : SV_Position
{
    return e[1];
}
