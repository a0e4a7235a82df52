// -T ps_6_6 -E main -HV 2021 => refused
float x0 : register(t2); //~ 12: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
