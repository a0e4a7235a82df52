// -T vs_6_0 => refused
void f(float2x2 m) { m._m04 = 1; } //~ 24: error: the digit '4' is used in '_m04', but the syntax is for zero-based rows and columns
float4 main() : SV_Position { return 0; }
