// -T vs_6_0 => refused
void f(int a) { a = (1; ); } //~ 23: error: unexpected ';' before ')'
float4 main() : SV_Position { return 0; }
