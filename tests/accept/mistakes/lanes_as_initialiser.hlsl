// -T vs_6_0 => refused
struct S { int q; }; void f(uint4 p) { S s = p.xy; } //~ 42: error: cannot initialize a variable of type 'S' with an lvalue of type 'vector<uint, 2>'
float4 main() : SV_Position { return 0; }
