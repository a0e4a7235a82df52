// -T ps_6_0 -E main => dxil spirv
struct I { Texture2D t; };
struct S { I i; SamplerState s; };
S g;
float4 main(float2 uv : UV) : SV_Target { return g.i.t.Sample(g.s, uv); }
