// -T ds_6_0 -E main => dxil spirv
struct I
{
    float3 p : POSITION;
};
[domain("isoline")]
float4 main(float e[2] : SV_TessFactor, float2 at : SV_DomainLocation, const OutputPatch<I,2> op) : SV_Position
{
    return float4(lerp(op[0].p, op[1].p, at.x), at.y + e[1]);
}
