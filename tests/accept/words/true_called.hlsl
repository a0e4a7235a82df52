// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return float4(1, 2, 3, true()); } //~ 56: error: expected ')'
