// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_input(42)]] static const int vid;
int f(int a[2]) { return a[0]; }
int g(inout int x) { x++; return x; }
float4 main() : SV_Position { int v = vid; return g(v); }
