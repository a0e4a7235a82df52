// -T vs_6_0 => refused
inlin float f() { return 1; } //~ 1: error: unknown type name 'inlin'; did you mean 'inline'?
float4 main() : SV_Position { return 0; }
