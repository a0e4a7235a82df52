// -T vs_6_0 => refused
void f(int a) { a b; } //~ 18: error: expected ';' after expression
float4 main() : SV_Position { return 0; }
