// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; };
S g[2];
float4 main(float2 uv : UV) : SV_Target { return g[1].t.Sample(g[0].s, uv); }
