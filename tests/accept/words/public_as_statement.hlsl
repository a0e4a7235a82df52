// -T ps_6_0 -E main => refused
float4 main() : SV_Target { public; return 1; } //~ 29: error: expected expression
