// -T ps_6_0 -E main => refused
static scale = 2; //~ 8: error: HLSL requires a type specifier for all declarations
float4 main() : SV_Target { return scale; }
