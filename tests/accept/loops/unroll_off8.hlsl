// -T ps_6_0 -E main => dxil
Texture2D t; SamplerState ss;
float4 main(float2 uv : UV, int x : N) : SV_Target { float4 s = 0; [unroll] for (int i = -1; i <= 1; i++) [unroll] for (int j = -1; j <= 1; j++) { if (i == 0 && j == 0) continue; s += t.Sample(ss, uv, int2(i, j)); } return s; }
