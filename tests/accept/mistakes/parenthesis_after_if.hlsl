// -T vs_6_0 => refused
void f(int a) { if (a)) { } } //~ 23: error: extraneous ')' after condition, expected a statement
float4 main() : SV_Position { return 0; }
