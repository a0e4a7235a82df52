// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; };
static S g;
Texture2D T; SamplerState SS;
float4 main(float2 uv : UV) : SV_Target { g.t = T; g.s = SS; return g.t.Sample(g.s, uv); }
