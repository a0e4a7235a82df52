// -T vs_6_0 => refused
void f(float a[2]) { float x = 1[a]; } //~ 34: error: HLSL does not support having the base of a subscript operator in brackets
float4 main() : SV_Position { return 0; }
