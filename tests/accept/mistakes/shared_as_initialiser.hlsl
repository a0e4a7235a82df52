// -T vs_6_0 => refused
struct S { int q; }; groupshared uint2 g; void f() { S s = g.xy; } //~ 56: error: cannot initialize a variable of type 'S' with an lvalue of type '__attribute__((address_space(3))) vector<uint, 2>'
float4 main() : SV_Position { return 0; }
