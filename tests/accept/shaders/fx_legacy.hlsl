// -T ps_5_0 -E PS -HV 2016 => refused //~ error: invalid profile ps_5_0
float4x4 WorldViewProj : WORLDVIEWPROJECTION; float4 Diffuse : DIFFUSE < string UIName = "Diffuse"; > = { 1, 1, 1, 1 }; float Time : TIME;
texture DiffuseMap < string ResourceName = "a.dds"; >; sampler2D DiffuseSampler = sampler_state { Texture = <DiffuseMap>; MinFilter = Linear; MagFilter = Linear; MipFilter = Linear; AddressU = Wrap; };
Texture2D tex0 : register(t0); SamplerState samp0 { Filter = ANISOTROPIC; MaxAnisotropy = 8; AddressU = WRAP; }; BlendState Blend { BlendEnable[0] = TRUE; SrcBlend = SRC_ALPHA; }; RasterizerState RS { CullMode = NONE; }; DepthStencilState DS { DepthEnable = FALSE; };
struct VS_OUT { float4 Pos : POSITION; float2 Tex : TEXCOORD0; };
float4 PS(VS_OUT In) : COLOR { for (int i = 0; i < 3; i++) In.Tex += 0.1; for (int i = 0; i < 2; i++) In.Tex -= 0.1; float4 c = tex0.Sample(samp0, In.Tex) * Diffuse; if (c.a > 0.5 && c.r < 0.5) c.rgb = 1; return c; }
VS_OUT VS(float4 p : POSITION, float2 t : TEXCOORD) { VS_OUT o = (VS_OUT)0; o.Pos = mul(p, WorldViewProj); o.Tex = t; return o; }
technique T0 { pass P0 { VertexShader = compile vs_2_0 VS(); PixelShader = compile ps_2_0 PS(); CullMode = None; } }
technique10 T1 < string s = "x"; > { pass P0 { SetVertexShader(CompileShader(vs_4_0, VS())); SetGeometryShader(NULL); SetPixelShader(CompileShader(ps_4_0, PS())); SetBlendState(Blend, float4(0, 0, 0, 0), 0xffffffff); } }
