// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; float4 get(float2 uv) { return t.Sample(s, uv); } };
S g;
float4 main(float2 uv : UV) : SV_Target { return g.get(uv); }
