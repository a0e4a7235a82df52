// -T ps_6_0 => refused
sampler colours;
float4 main(float2 uv : TEXCOORD) : SV_Target { return tex2D(colours, uv); } //~ 56: error: Unsupported intrinsic.
