// -T vs_6_0 => refused
struct S { int q; }; void f(uint4 a) { S s = (uint2)a; } //~ 42: error: cannot initialize a variable of type 'S' with an lvalue of type 'uint2'
float4 main() : SV_Position { return 0; }
