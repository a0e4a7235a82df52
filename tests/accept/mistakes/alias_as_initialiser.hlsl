// -T vs_6_0 => refused
typedef float4 F4; struct S { int q; }; void f(F4 p) { S s = p; } //~ 58: error: cannot initialize a variable of type 'S' with an lvalue of type 'F4' (aka 'float4')
float4 main() : SV_Position { return 0; }
