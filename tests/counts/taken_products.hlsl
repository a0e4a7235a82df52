// -T ps_6_0 -E main
// Products by constants that are taken from something, and how far values change from pixel to pixel.
float4 main(float2 uv : TEXCOORD, float3 colour : COLOR) : SV_Target
{
    float3 less = colour - uv.x * colour.zxy;
    float3 dark = 1 - colour * 0.25;
    float ring = 2.5 - length(uv) * 3;
    float2 width = fwidth(uv * 8);
    float edge = fwidth(ring) + ddx(ring);
    return float4(less * dark, edge) + float4(width, 4 - uv * float2(2, 3));
}
