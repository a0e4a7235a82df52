// -T vs_6_0 => refused
void f(int a) { undeclared[]; } //~ 17: error: use of undeclared identifier 'undeclared'
float4 main() : SV_Position { return 0; }
