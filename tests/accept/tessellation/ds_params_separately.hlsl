// -T ds_6_0 -E main => dxil spirv
struct I
{
    float3 p : POSITION;
};
[domain("quad")]
float4 main(float e[4] : SV_TessFactor, float i[2] : SV_InsideTessFactor, float2 at : SV_DomainLocation, float3 c : C, const OutputPatch<I,16> op) : SV_Position
{
    return float4(op[5].p + c * at.x, e[2] + i[1]);
}
