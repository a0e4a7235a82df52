// -T vs_6_0 => refused
struct S { int x; }; void f(S a) { a a.x = 1; } //~ 37: error: expected ';' after expression
float4 main() : SV_Position { return 0; }
