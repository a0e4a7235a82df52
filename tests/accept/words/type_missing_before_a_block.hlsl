// -T ps_6_0 -E main => refused
static Material { float4 tint; }; //~ 8: error: HLSL requires a type specifier for all declarations
float4 main() : SV_Target { return 0; }
