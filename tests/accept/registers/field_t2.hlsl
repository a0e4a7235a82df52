// -T ps_6_6 -E main -HV 2021 => refused
struct x0 { float a : register(t2); }; //~ 23: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
