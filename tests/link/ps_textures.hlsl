// A pixel shader whose shading is another library's: resources with and without registers, constants, a buffer that is written.
// LINK: ps_6_6 main
//--- main
float4 shade(float4 c, float2 uv);
Texture2D<float4> unused : register(t3);
[shader("pixel")]
float4 main(float4 pos : SV_Position, float4 c : COLOR, float2 uv : TEXCOORD, float more : MORE) : SV_Target
{
    return shade(c, uv) + 1;
}
//--- shade
Texture2D<float4> tex;
Texture2D<float4> tex2 : register(t0);
SamplerState s;
cbuffer Cb { float4 tint; float k; };
RWStructuredBuffer<float4> rw : register(u4, space1);
export float4 shade(float4 c, float2 uv)
{
    rw[0] = c;
    return tex.Sample(s, uv) * tint * k + c + tex2.Sample(s, uv);
}
export float4 other(float4 c) { return c * tint; }
