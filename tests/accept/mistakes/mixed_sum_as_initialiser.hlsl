// -T vs_6_0 => refused
struct S { int q; }; void f(uint a, int b) { S s = b + a; } //~ 48: error: cannot initialize a variable of type 'S' with an rvalue of type 'unsigned int'
float4 main() : SV_Position { return 0; }
