// -T ps_6_0 -E main => dxil spirv
Texture2D t; SamplerState s;
float4 main(float2 uv : UV, nointerpolation int n : N) : SV_Target { float4 r = 0; for (int i = 0; i < n; i++) r += t.Sample(s, uv); return r; }
