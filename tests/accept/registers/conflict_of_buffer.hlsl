// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C : register(b0) : register(b1) { float x; } //~ 13: error: conflicting register semantics
float4 main() : SV_Target { return 1; }
