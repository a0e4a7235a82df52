// -T ps_6_0 -E main => refused
struct S { float4 a; Texture2D t; };
ConstantBuffer<S> c : register(t1); //~ 23: error: invalid register specification, expected 'b' binding
float4 main() : SV_Target { return c.a; }
