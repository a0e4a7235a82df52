// -T vs_6_0 => refused
struct S { float x; }; StructuredBuffer<S> b; void f() { b.Foo(0); } //~ 60: error: no member named 'Foo' in 'StructuredBuffer<S>'
float4 main() : SV_Position { return 0; }
