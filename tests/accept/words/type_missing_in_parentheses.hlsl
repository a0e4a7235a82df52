// -T ps_6_0 -E main => refused
float4 main((int x) : SV_Target { return 1; } //~ 14: error: HLSL requires a type specifier for all declarations
