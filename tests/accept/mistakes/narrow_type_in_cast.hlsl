// -T vs_6_0 => refused
void f() { float x = (uint16_t)1; } //~ 23: error: use of undeclared identifier 'uint16_t'
float4 main() : SV_Position { return 0; }
