// -T ps_5_0 -E DownsamplePS => refused //~ error: invalid profile ps_5_0
Texture2D Source : register(t0);
SamplerState LinearSampler { Filter = MIN_MAG_MIP_LINEAR; AddressU = Clamp; AddressV = Clamp; };
cbuffer Params { float4 TexelSize; float Threshold; float SoftKnee; };
struct PSIn { float4 Pos : SV_Position; float2 Tex : TEXCOORD0; };
half4 Prefilter(half4 c) { half b = max(c.r, max(c.g, c.b)); half soft = clamp(b - Threshold + SoftKnee, 0, 2 * SoftKnee); soft = soft * soft / (4 * SoftKnee + 1e-5); return c * max(soft, b - Threshold) / max(b, 1e-5); }
float4 Box(float2 uv, float d) { float4 o = TexelSize.xyxy * float2(-d, d).xxyy; return (Source.Sample(LinearSampler, uv + o.xy) + Source.Sample(LinearSampler, uv + o.zy) + Source.Sample(LinearSampler, uv + o.xw) + Source.Sample(LinearSampler, uv + o.zw)) * .25; }
float4 DownsamplePS(PSIn i) : SV_Target { return Prefilter(Box(i.Tex, 1)); }
float4 UpsamplePS(PSIn i) : SV_Target { return Box(i.Tex, .5); }
technique11 Bloom { pass P0 { SetPixelShader(CompileShader(ps_5_0, DownsamplePS())); } pass P1 { SetPixelShader(CompileShader(ps_5_0, UpsamplePS())); } }
