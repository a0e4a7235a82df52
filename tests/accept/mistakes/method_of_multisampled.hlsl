// -T vs_6_0 => refused
Texture2DMS<float4, 4> tex; void f() { tex.Foo(0); } //~ 44: error: no member named 'Foo' in 'Texture2DMS<vector<float, 4>, 4>'
float4 main() : SV_Position { return 0; }
