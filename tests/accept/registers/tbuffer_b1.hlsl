// -T ps_6_6 -E main -HV 2021 => refused
tbuffer x0 : register(b1) { int a_x0; } //~ 14: error: invalid register specification, expected 't' binding
float4 main() : SV_Target { return 1; }
