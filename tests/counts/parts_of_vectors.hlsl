// -T ps_6_0 -E main
// Vectors of which parts are computed and put back.
Texture2D<float4> t : register(t0);
SamplerState s : register(s0);
cbuffer C : register(b0) { float3 tint; float gain; float4 more; };
float3 f(float3 c) { return c * c * tint + gain; }
float4 main(float2 uv : UV) : SV_Target
{
    float4 c = t.Sample(s, uv);
    c.rgb = f(c.rgb);
    c.rgb *= more.w;
    c.xy += uv;
    return c;
}
