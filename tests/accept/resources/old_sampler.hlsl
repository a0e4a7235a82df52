// -T ps_6_0
sampler2D s;
float4 main(float2 uv : UV) : SV_Target { return tex2D(s, uv); }
