// -T vs_6_0 => refused
void f(int a) { uint --a; } //~ 22: error: expected unqualified-id
float4 main() : SV_Position { return 0; }
