// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C : 0 { float x; } //~ 11: error: expected '{'
float4 main() : SV_Target { return 1; }
