// -T vs_6_0 => refused
void f(Texture2D a) { a(1); } //~ 23: error: type 'Texture2D' does not provide a call operator
float4 main() : SV_Position { return 0; }
