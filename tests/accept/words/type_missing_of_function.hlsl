// -T ps_6_0 -E main => refused
static twice(float x) { return x * 2; } //~ 8: error: HLSL requires a type specifier for all declarations
float4 main() : SV_Target { return twice(1); }
