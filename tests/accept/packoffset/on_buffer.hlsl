// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C : packoffset(c1) { float x; } //~ 13: error: packoffset is only allowed within a constant buffer, not on the constant buffer declaration
float4 main() : SV_Target { return 1; }
