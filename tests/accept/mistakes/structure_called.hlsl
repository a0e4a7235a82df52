// -T vs_6_0 => refused
struct S { int x; }; void f(S a) { a(1); } //~ 36: error: type 'S' does not provide a call operator
float4 main() : SV_Position { return 0; }
