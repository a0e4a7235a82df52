// -T vs_6_0 => refused
StructuredBuffer<float4> t; void f() { t[0].x = 1; } //~ 47: error: read-only variable is not assignable
float4 main() : SV_Position { return 0; }
