// -T ps_6_6 -E main -HV 2021 => refused
SamplerState x0 : register(b1); //~ 19: error: invalid register specification, expected 's' or 't' binding
float4 main() : SV_Target { return 1; }
