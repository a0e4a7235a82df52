// -T vs_6_0 => refused
void f(int a) { a = max(undeclared, ); } //~ 37: error: expected expression
float4 main() : SV_Position { return 0; }
