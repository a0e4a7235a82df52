// -T ps_6_0 -E main => refused
float4 main(triangle v[3]) : SV_Target { return 1; } //~ 22: error: HLSL requires a type specifier for all declarations
