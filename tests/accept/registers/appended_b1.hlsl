// -T ps_6_6 -E main -HV 2021 => refused
AppendStructuredBuffer<int> x0 : register(b1); //~ 34: error: invalid register specification, expected 'u' binding
float4 main() : SV_Target { return 1; }
