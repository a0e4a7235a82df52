// -T vs_6_0 => refused
void f() { int x = L'a'; } //~ 20: error: non-ASCII/multiple-char character constant is unsupported in HLSL
float4 main() : SV_Position { return 0; }
