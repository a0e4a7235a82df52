// -T ps_6_6 -E main -HV 2021 => refused
cbuffer x0 : register(t2) { int a_x0; } //~ 14: error: invalid register specification, expected 'b' binding
float4 main() : SV_Target { return 1; }
