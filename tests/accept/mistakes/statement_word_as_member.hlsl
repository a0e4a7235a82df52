// -T vs_6_0 => refused
void f(float4 a) { a.return; } //~ 22: error: expected unqualified-id
float4 main() : SV_Position { return 0; }
