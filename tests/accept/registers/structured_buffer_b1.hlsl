// -T ps_6_6 -E main -HV 2021 => refused
StructuredBuffer<float> x0 : register(b1); //~ 30: error: invalid register specification, expected 't' binding
float4 main() : SV_Target { return 1; }
