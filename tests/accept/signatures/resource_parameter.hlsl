// -T ps_6_0
float4 main(float2 uv : UV, Texture2D t, SamplerState s) : SV_Target { return t.Sample(s, uv); }
