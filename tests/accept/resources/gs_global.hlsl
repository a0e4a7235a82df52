// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; };
S g;
float4 main(float2 uv : UV) : SV_Target { return g.t.Sample(g.s, uv); }
