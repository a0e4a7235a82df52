// -T ps_6_6 -E main -HV 2021 => refused
static float x : register(c0) : register(c5); //~ 18: error: conflicting register semantics
float4 main() : SV_Target { return 1; }
