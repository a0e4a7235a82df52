// -T ds_6_0 -E main => refused //~ error: TessFactor rows, columns (3, 1) invalid for domain IsoLine.  Expected 2 rows and 1 column.
struct I
{
    float3 p : POSITION;
};
[domain("isoline")]
float4 main(float e[3] : SV_TessFactor, float2 at : SV_DomainLocation, const OutputPatch<I,2> op) : SV_Position
{
    return e[1];
}
