// -T ps_6_6 -E main -HV 2021 => refused
float x0 : register(c0) : register(c5); //~ 12: error: conflicting register semantics
float4 main() : SV_Target { return 1; }
