// -T vs_6_0 => dxil spirv
void f() { [foo(a; b)] for (int i = 0; i < 1; i++) { } } //~ 13: warning: unknown attribute 'foo' ignored [-Wunknown-attributes]
float4 main() : SV_Position { return 0; }
