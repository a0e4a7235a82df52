// -T ps_6_6 -E main -HV 2021 => refused
float4x4 x0 : register(t2); //~ 15: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
