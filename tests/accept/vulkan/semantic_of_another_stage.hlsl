// -T ps_6_0 -spirv => refused
float4 main(float2 uv : TEXCOORD0) : COLOR { return uv.xyxy; } //~ 8: error: invalid usage of semantic 'COLOR' in shader profile ps
