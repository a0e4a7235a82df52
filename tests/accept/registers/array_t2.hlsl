// -T ps_6_6 -E main -HV 2021 => refused
int x0[3][2] : register(t2); //~ 16: error: invalid register specification, expected 'b', 'c', or 'i' binding
float4 main() : SV_Target { return 1; }
