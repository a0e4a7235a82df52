// -T vs_6_0 => refused
void f(float4 a) { a(1); } //~ 20: error: type 'float4' does not provide a call operator
float4 main() : SV_Position { return 0; }
