// -T vs_6_0 => refused
struct S { int q; }; void f(uint2 a, uint b) { S s = b * a; } //~ 50: error: cannot initialize a variable of type 'S' with an rvalue of type 'uint2'
float4 main() : SV_Position { return 0; }
