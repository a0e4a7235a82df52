// -T ps_6_0 -E main => refused
float4 main(const : A) : SV_Target { return 1; } //~ 19: error: HLSL requires a type specifier for all declarations
