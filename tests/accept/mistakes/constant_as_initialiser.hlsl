// -T vs_6_0 => refused
struct S { int q; }; cbuffer C { float4 c; } void f() { S s = c; } //~ 59: error: cannot initialize a variable of type 'S' with an lvalue of type 'const float4'
float4 main() : SV_Position { return 0; }
