// -T vs_6_0 => refused
struct S { int q; }; void f(uint4 p) { S s = p.x; } //~ 42: error: cannot initialize a variable of type 'S' with an lvalue of type 'unsigned int'
float4 main() : SV_Position { return 0; }
