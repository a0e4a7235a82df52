// -T vs_6_0 => refused
struct S { int q; }; void f(uint2 a) { S s = countbits(a); } //~ 42: error: cannot initialize a variable of type 'S' with an rvalue of type 'vector<uint, 2>'
float4 main() : SV_Position { return 0; }
