// -T ps_6_0 -E main => refused
struct S { Texture2D t; SamplerState s; };
S g[2];
float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target { return g[i].t.Sample(g[0].s, uv); } //~ 78: error: Index for resource array inside cbuffer must be a literal expression
