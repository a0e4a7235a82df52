// -T vs_6_0 => refused
struct S { int q; }; typedef S T; void f() { T t = 1; } //~ 48: error: cannot initialize a variable of type 'T' (aka 'S') with an rvalue of type 'literal int'
float4 main() : SV_Position { return 0; }
