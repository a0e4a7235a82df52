// -T ps_6_0 -E main => dxil spirv
Texture2D t; SamplerState ss;
float4 main(float2 uv : UV, int x : N) : SV_Target { float4 s = 0; int i = 0; [unroll] while (i < 4) { s += t.Sample(ss, uv, int2(i, 0)); i++; } return s; }
