// -T vs_6_0 => refused
StructuredBuffer<float4x4> t; void f() { t[0]._11 = 1; } //~ 51: error: read-only variable is not assignable
float4 main() : SV_Position { return 0; }
