// -T ps_6_0 -E main => refused
struct S { float4 a; Texture2D t; };
ConstantBuffer<S> c[2]; //~ 19: error: object types not supported in cbuffer/tbuffer view arrays.
float4 main() : SV_Target { return c[1].a; }
