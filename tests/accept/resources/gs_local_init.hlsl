// -T ps_6_0 -E main => dxil spirv
struct S { Texture2D t; SamplerState s; };
Texture2D T; SamplerState SS;
float4 main(float2 uv : UV) : SV_Target { S l = { T, SS }; return l.t.Sample(l.s, uv); }
