// -T ps_6_0 -E main => dxil
struct S { Texture2D t; float4 c; };
cbuffer C { S g; float e; };
SamplerState SS;
float4 main(float2 uv : UV) : SV_Target { return g.t.Sample(SS, uv) * g.c * e; }
