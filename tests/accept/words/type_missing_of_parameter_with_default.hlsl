// -T ps_6_0 -E main => refused
float4 main(x = 1) : SV_Target { return 1; } //~ 13: error: HLSL requires a type specifier for all declarations
