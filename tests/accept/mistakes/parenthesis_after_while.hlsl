// -T vs_6_0 => refused
void f(int a) { while (a)) { } } //~ 26: error: extraneous ')' after condition, expected a statement
float4 main() : SV_Position { return 0; }
