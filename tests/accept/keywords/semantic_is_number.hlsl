// -T ps_6_6 -E main -HV 2021 => refused
float f(float x : 0) { return x; } //~ 17: error: expected ')'
float4 main() : SV_Target { return 1; }
