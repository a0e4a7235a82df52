// -T ps_6_0 -E main
// A local array of constants that a variable index reads.
float4 main(uint i : INDEX, float2 uv : TEXCOORD) : SV_Target
{
    float2 offsets[8] = {
        float2(-0.5, 0.25), float2(0.75, 0.5), float2(-0.25, -0.75), float2(0.125, 1),
        float2(1, -0.5), float2(0.5, -0.25), float2(-1, 0.875), float2(0, -1),
    };
    return float4(uv + offsets[i % 8], 0, 1);
}
