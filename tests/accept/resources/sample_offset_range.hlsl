// -T ps_6_0
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv, int2(8, 0)); }
