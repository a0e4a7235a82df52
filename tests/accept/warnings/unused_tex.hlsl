// -T ps_6_0 -E main
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { t.Sample(s, uv); t[uint2(0,0)]; t.Load(int3(0,0,0)); ddx(uv); return 0; }
