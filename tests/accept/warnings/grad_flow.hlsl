// -T ps_6_0 -E main => dxil spirv
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { if (uv.x > 0.5) return t.Sample(s, uv); return 0; }
