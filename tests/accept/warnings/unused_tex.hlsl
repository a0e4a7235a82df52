// -T ps_6_0 -E main => dxil spirv
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { t.Sample(s, uv); t[uint2(0,0)]; t.Load(int3(0,0,0)); ddx(uv); return 0; } //~ 43: warning: ignoring return value of function that only reads data [-Wunused-value] //~ 75: warning: ignoring return value of function that only reads data [-Wunused-value] //~ 96: warning: ignoring return value of function declared with const attribute [-Wunused-value]
