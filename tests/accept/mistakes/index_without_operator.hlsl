// -T vs_6_0 => refused
void f(int a) { float2 v; v[a a] = 1; } //~ 31: error: expected ']'
float4 main() : SV_Position { return 0; }
