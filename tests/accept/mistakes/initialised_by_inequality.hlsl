// -T vs_6_0 => refused
void f() { int first != 1; } //~ 22: error: invalid '!=' at end of declaration; did you mean '='?
float4 main() : SV_Position { return 0; }
