// -T vs_6_0 => refused
statc float f() { return 1; } //~ 1: error: unknown type name 'statc'; did you mean 'static'?
float4 main() : SV_Position { return 0; }
