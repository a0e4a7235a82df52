// -T vs_6_0 => refused
void f(int a) { f(1;); } //~ 20: error: unexpected ';' before ')'
float4 main() : SV_Position { return 0; }
