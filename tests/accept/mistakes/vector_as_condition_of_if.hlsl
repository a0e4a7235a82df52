// -T vs_6_0 => refused
void f(float4 a) { if (a > 1) { undeclared; } } //~ 33: error: use of undeclared identifier 'undeclared'
float4 main() : SV_Position { return 0; }
