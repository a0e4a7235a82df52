// -T vs_6_0 => refused
void f() { cnst float f = 1; } //~ 12: error: unknown type name 'cnst'
float4 main() : SV_Position { return 0; }
