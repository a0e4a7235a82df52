// -T vs_6_0 => refused
void f(float4 a) { a::x; } //~ 20: error: 'a' is not a class, namespace, or enumeration
float4 main() : SV_Position { return 0; }
