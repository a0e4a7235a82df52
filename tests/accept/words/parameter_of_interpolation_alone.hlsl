// -T ps_6_0 -E main => refused
float4 f(linear) { return 1; } //~ 10: error: expected parameter declarator
float4 main() : SV_Target { return 1; }
