// -T vs_6_0 => refused
struct S { int q; }; Texture2D t; void f() { S s = t; } //~ 48: error: cannot initialize a variable of type 'S' with an lvalue of type 'Texture2D'
float4 main() : SV_Position { return 0; }
