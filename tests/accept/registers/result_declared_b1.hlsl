// -T ps_6_6 -E main -HV 2021 => refused
Texture2D x0() : register(b1); //~ 18: error: invalid register specification, expected 't' or 's' binding
float4 main() : SV_Target { return 1; }
