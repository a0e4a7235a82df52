// -T vs_6_0 => refused
static float q; void f(float2x2 m) { q = m._00; } //~ 44: error: the digit '0' is used in '_00', but the syntax is for one-based rows and columns
float4 main() : SV_Position { return 0; }
