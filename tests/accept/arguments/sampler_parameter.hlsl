// -T ps_6_0 => dxil spirv
Texture2D t; SamplerState s;
float4 g(Texture2D x, SamplerState y, float2 uv) { return x.Sample(y, uv); }
float4 main(float2 uv : UV) : SV_Target { return g(t, s, uv); }
