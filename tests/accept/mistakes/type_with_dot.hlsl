// -T vs_6_0 => refused
void f(int a) { uint. x; } //~ 21: error: cannot use dot operator on a type
float4 main() : SV_Position { return 0; }
