// -T ps_6_6 -E main -HV 2021 => refused
void x0() { float x : register(t2) = 1; } //~ 23: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
