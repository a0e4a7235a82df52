// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; };
S g;
float4 get(S s, float2 uv) { return s.t.Sample(s.s, uv); }
float4 main(float2 uv : UV) : SV_Target { return get(g, uv); }
