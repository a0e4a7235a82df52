// -T ps_6_0 -E main => dxil
Texture2D t; SamplerState ss;
float4 main(float2 uv : UV, int x : N) : SV_Target { float4 s = 0; [unroll(4)] for (int i = 0; i < x; i++) { s += t.Sample(ss, uv, int2(i, 0)); } return s; }
