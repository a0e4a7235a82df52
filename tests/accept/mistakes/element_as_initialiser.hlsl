// -T vs_6_0 => refused
struct S { int q; }; StructuredBuffer<uint2> b; void f() { S s = b[0]; } //~ 62: error: cannot initialize a variable of type 'S' with an lvalue of type 'const vector<unsigned int, 2>'
float4 main() : SV_Position { return 0; }
