// -T ps_6_0 -E other => refused //~ error: missing entry point definition
float4 main() : SV_Target { return 1; }
