// -T ps_6_0 -E main
// Products of constants, and what is behind them.
float luminance(float3 c) { return dot(c, float3(0.25, 0.5, 0.25)); }

float4 main(float4 v : TEXCOORD) : SV_Target
{
    float3 up = normalize(float3(0, 1, 0));
    float gray = luminance(float3(1, 0.5, 0.25)) / luminance(float3(1, 1, 1));
    float lit = saturate(dot(up, float3(0, 2, 0))) / length(float3(3, 4, 0));
    return v * gray + lit + dot(float4(1, 2, 3, 4), float4(4, 3, 2, 1)) / dot(float2(3, 4), float2(3, 4));
}
