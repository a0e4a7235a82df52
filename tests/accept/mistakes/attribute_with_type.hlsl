// -T vs_6_0 => dxil spirv
[[foo(float)]] void f() { } //~ 3: warning: unknown attribute 'foo' ignored [-Wunknown-attributes]
float4 main() : SV_Position { return 0; }
