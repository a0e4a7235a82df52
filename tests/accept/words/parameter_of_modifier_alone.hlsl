// -T ps_6_0 -E main => refused
float4 f(in, int x) { return x; } //~ 10: error: expected parameter declarator
float4 main() : SV_Target { return 1; }
