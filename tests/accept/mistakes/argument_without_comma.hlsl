// -T vs_6_0 => refused
void f(int a) { float2 v = float2(a == 1 ? 3 3 : -1, 2); } //~ 46: error: expected ':'
float4 main() : SV_Position { return 0; }
