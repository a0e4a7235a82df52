// -T vs_6_0 => refused
struct S { float4 a; }; StructuredBuffer<S> t; void f() { t[0].a.x = 1; } //~ 68: error: read-only variable is not assignable
float4 main() : SV_Position { return 0; }
