// -T ps_6_0 -E main => dxil
struct S { Texture2D t; float4 c; SamplerState s; float d; };
S g;
float4 main(float2 uv : UV) : SV_Target { return g.t.Sample(g.s, uv) * g.c * g.d; }
