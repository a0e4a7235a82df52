// -T ps_6_0 => refused //~ error: missing entry point definition
float4 main() : SV_Target;
