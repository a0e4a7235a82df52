// -T ps_6_0 -E main => refused
float4 f(float new) { return 1; } //~ 16: error: expected ')'
float4 main() : SV_Target { return 1; }
