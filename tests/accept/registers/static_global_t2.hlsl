// -T ps_6_6 -E main -HV 2021 => refused
static const float x0 : register(t2) = 1; //~ 25: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
