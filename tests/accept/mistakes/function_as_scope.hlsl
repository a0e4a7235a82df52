// -T vs_6_0 => refused
float g; void f() { f::x; } //~ 21: error: 'f' is not a class, namespace, or enumeration
float4 main() : SV_Position { return 0; }
